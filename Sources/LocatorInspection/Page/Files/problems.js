// The problems and notes of a verification.

const problemTitle = (problem) => element("strong", {}, "⚠ " + words(problem.kind))

function problemsView() {
  return [
    element("h2", { tabindex: -1 }, `Problems (${data.problems.length})`),
    element("p", {}, data.summary),
    element("ol", {}, data.problems.map((problem) =>
      element("li", { class: "problem" }, problemTitle(problem), linked(problem.text)))),
    element("h2", {}, `Notes (${data.notes.length})`),
    data.notes.map((note) => element("section", {},
      element("h3", {}, words(note.kind)),
      element("p", {}, note.statement + ":"),
      element("details", { open: note.subjects.length <= 20 },
        element("summary", {}, String(note.subjects.length)),
        element("ul", {}, note.subjects.map((subject) => element("li", {}, linked(subject))))),
      note.advice ? element("p", {}, note.advice) : null)),
  ]
}
