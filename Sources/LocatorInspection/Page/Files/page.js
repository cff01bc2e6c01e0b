// The views of the page, which follow the fragment of its address, and its keyboard.

const view = document.getElementById("view")
const tabs = document.getElementById("tabs")

/** The view for an address. */
function viewFor(path, parameters) {
  const parts = path.split("/").map(decode)
  switch (parts[0]) {
    case "key": {
      const node = nodesById.get(parts.slice(1).join("/"))
      if (!node) return ["list", element("p", {}, "There is no key ", name(parts.slice(1).join("/")), " here.")]
      return ["key", keyView(node, Math.min(3, Math.max(1, Number(parameters.get("depth")) || 1))), heading(node)]
    }
    case "assemblies": return ["assemblies", assembliesView(parts[1], parts[2]), "Assemblies"]
    case "problems": return ["problems", problemsView(), "Problems"]
    case "launch": return ["launch", launchView(readsById.get(Number(parts[1]))), "Launch"]
    default: return ["list", listHint(), "Keys"]
  }
}

const listHint = () => [
  element("h2", { tabindex: -1 }, "Keys"),
  element("p", {}, data.summary),
  element("p", {}, element("kbd", {}, "/"), " searches, ", element("kbd", {}, "↑"), " ", element("kbd", {}, "↓"),
    " go through the list, ", element("kbd", {}, "Enter"), " opens, ", element("kbd", {}, "Escape"), " goes back to the search."),
]

/** A part of an address, which somebody may have shortened. */
function decode(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Shows what the address says, which a link, a key or the filter has changed, or else nothing yet. */
function show(cause) {
  const [path, query] = location.hash.slice(1).split("?")
  const parameters = new URLSearchParams(query)
  const [kind, content, title] = viewFor(path, parameters)
  if (kind === "list" && cause !== "filter") readFilter(parameters)
  if (kind === "list" || !rows.hasChildNodes()) showList()
  document.title = `${title ?? "Keys"} – ${data.container}`
  for (const tab of tabs.children) {
    const isCurrent = tab.hash === "#" + (kind === "key" ? "list" : kind)
    if (isCurrent) tab.setAttribute("aria-current", "page")
    else tab.removeAttribute("aria-current")
  }
  if (kind === "list" && document.body.dataset.view === "list" && cause === "filter") return
  document.body.dataset.view = kind
  view.replaceChildren(...[content].flat(Infinity).filter(Boolean))
  if (cause !== "address" || kind === "list") return
  document.getElementById("chosen")?.scrollIntoView({ block: "nearest" })
  // The chart is drawn when its width is known.
  requestAnimationFrame(() => (document.querySelector(".flame .selected") ?? view.querySelector("h2"))?.focus())
}

let saving

/** Goes to the list with its filter, which is in the address. */
function goToList() {
  if (document.body.dataset.view !== "list") history.pushState(null, "", "#list")
  show("filter")
  // Not for each letter, because browsers refuse an address that changes too often.
  saving ??= setTimeout(saveFilter, 300)
}

/** Writes the filter into the address, unless that was done or a link has been followed since. */
function saveFilter() {
  if (saving === undefined) return
  clearTimeout(saving)
  saving = undefined
  if (document.body.dataset.view === "list") {
    history.replaceState(null, "", "#list?" + new URLSearchParams(filter))
  }
}

/** Moves the focus in the list by steps. */
function moveInList(steps) {
  const links = [...rows.querySelectorAll("a, button")], current = links.indexOf(document.activeElement)
  if (current + steps < 0) search.focus()
  else links[Math.min(current + steps, links.length - 1)]?.focus()
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const isInList = rows.contains(event.target) || event.target === search
  const isTyping = event.target.matches("input, select, textarea")
  if (event.key === "/" && !isTyping) {
    // It is hidden beside the other views.
    if (search.offsetParent === null) goToList()
    search.focus()
    search.select()
  } else if (event.key === "Escape") {
    if (event.target === search) setFilter({ q: "" })
    else {
      if (search.offsetParent === null) goToList()
      search.focus()
    }
  } else if (isInList && event.key === "ArrowDown") moveInList(1)
  else if (isInList && event.key === "ArrowUp") moveInList(-1)
  else if (event.target === search && event.key === "Enter") rows.querySelector("a")?.click()
  else return
  event.preventDefault()
})

search.addEventListener("input", () => setFilter({ q: search.value }))
// Before a link is followed, so that going back leads to the same list.
addEventListener("click", saveFilter, true)
addEventListener("hashchange", () => show("address"))
addEventListener("resize", () => document.body.dataset.view === "launch" && show())

tabs.append(...[
  ["#list", `Keys (${nodes.filter((node) => node.isDeclared).length})`], ["#assemblies", `Assemblies (${groups.size})`],
  ["#problems", `Problems (${data.problems.length})`], ["#launch", "Launch"],
].map(([href, text]) => element("a", { href }, text)))
showFilters()
show()
performance.mark("shown")
