// The list of keys, assemblies and injected properties, with its search and its filters.

const firstRows = 50
const filter = {}

const kinds = {
  module: "module", members: "members", missing: "unbound key", assembly: "assembly", property: "injected property",
}

/** What the list shows, each with what the search and the filters look at. */
const items = [
  ...nodes.filter((node) => node.kind !== "type").map((node) => item(node.kind, heading(node), addressOfKey(node), {
    node, words: [node.value, node.assembly, node.location],
  })),
  ...properties().map(({ edge, title }) => item("property", title, addressOfKey(edge.from), {
    node: edge.to, detail: `injects ${heading(edge.to)}`, words: [edge.to.title],
  })),
  ...[...Map.groupBy(nodes.filter((node) => node.assembly), (node) => node.assembly)].map(([title, members]) =>
    item("assembly", title, "#list?" + new URLSearchParams({ assembly: title, kind: "module" }), {
      detail: `${members.length} of its modules`, words: [],
    })),
]

function item(kind, title, address, { node, detail, words }) {
  return {
    kind, title, address, node,
    detail: detail ?? [node.value, node.scope, node.isOnMainActor ? "main actor" : null, node.assembly]
      .filter(Boolean).join(" · "),
    text: [title, ...words].join("\n").toLowerCase(), start: title.toLowerCase(),
  }
}

/** The properties that inject a key, each once, even if it injects a list. */
function properties() {
  const seen = new Map()
  for (const edge of nodes.flatMap((node) => node.uses)) {
    if (edge.origin !== "injected") continue
    const title = titleOfProperty(edge)
    const id = edge.from.id + "\n" + edge.property
    if (!seen.has(id)) seen.set(id, { edge, title })
  }
  return [...seen.values()]
}

/** The filters: the title of each, and what it sees in an item. */
const filters = {
  kind: { title: "Kind", value: (item) => kinds[item.kind] },
  scope: { title: "Scope", value: (item) => item.node?.scope },
  actor: { title: "Isolation", value: (item) => item.node && (item.node.isOnMainActor ? "main actor" : "nonisolated") },
  assembly: { title: "Assembly", value: (item) => (item.kind === "assembly" ? item.title : item.node?.assembly) },
  problem: { title: "Problem", value: (item) => item.node?.problems.map((problem) => words(problem.kind)) },
}

/** Whether an item has what a filter asks for. */
const passes = (item, key) => {
  const wanted = filter[key]
  return !wanted || [filters[key].value(item)].flat().includes(key === "kind" ? kinds[wanted] : wanted)
}

const search = document.getElementById("search")
const rows = document.getElementById("rows")
const counted = document.getElementById("count")
const choices = document.getElementById("filters")
let shownRows = firstRows

/** The items that pass, best matches of the search first. */
function found() {
  const text = (filter.q ?? "").trim().toLowerCase()
  const passing = items.filter((item) => item.text.includes(text) && Object.keys(filters).every((key) => passes(item, key)))
  if (text === "") return passing
  const rank = (item) => (item.start === text ? 0 : item.start.startsWith(text) ? 1 : item.start.includes(text) ? 2 : 3)
  return passing.map((item) => [rank(item), item]).sort(([one], [other]) => one - other).map(([, item]) => item)
}

function showList() {
  const all = found()
  if (search.value !== (filter.q ?? "")) search.value = filter.q ?? ""
  counted.textContent = `${all.length} of ${items.length}`
  rows.replaceChildren(...all.slice(0, shownRows).map((item) =>
    element("li", {}, element("a", { href: item.address },
      element("span", { class: "title" }, name(item.title)),
      item.node?.problems.length && item.kind !== "property" ? element("span", { class: "mark" }, " ⚠ problem") : null,
      element("span", { class: "detail" }, `${kinds[item.kind]}: `, name(item.detail))))))
  if (all.length > shownRows) {
    rows.append(element("li", {}, element("button", {
      click: () => {
        shownRows += 10 * firstRows
        showList()
      },
    }, `Show more (${all.length - shownRows})`)))
  }
}

/** The menus of the filters, with the number of items for each choice. */
function showFilters() {
  choices.replaceChildren(...Object.entries(filters).map(([key, { title, value }]) => {
    const counts = new Map()
    for (const item of items) for (const one of new Set([value(item)].flat())) {
      if (one) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    const option = (value, text) => element("option", { value }, text)
    const id = (text) => (key === "kind" ? Object.keys(kinds).find((kind) => kinds[kind] === text) : text)
    const menu = element("select", {
      id: `filter-${key}`, change: () => setFilter({ [key]: menu.value }),
    }, option("", "all"), [...counts].map(([text, count]) => option(id(text), `${text} (${count})`)))
    return element("label", {}, title, menu)
  }))
}

/** Changes the filter, and the address with it. */
function setFilter(change) {
  Object.assign(filter, change)
  for (const key of Object.keys(filter)) if (!filter[key]) delete filter[key]
  shownRows = firstRows
  goToList()
}

/** Takes the filter from an address. */
function readFilter(parameters) {
  for (const key of Object.keys(filter)) delete filter[key]
  for (const [key, value] of parameters) if (value && (key === "q" || filters[key])) filter[key] = value
  shownRows = firstRows
  for (const key of Object.keys(filters)) {
    const menu = document.getElementById(`filter-${key}`)
    if (menu) menu.value = filter[key] ?? ""
  }
}
