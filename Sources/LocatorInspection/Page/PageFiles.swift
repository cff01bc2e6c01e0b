// swift-format-ignore-file
// Written by `.ci/page` from the files in `Files`.

/// The script and the style of the inspection page.
enum PageFiles {
  static let style = ##"""
:root {
  color-scheme: light dark;
  --text: #1c1c1e;
  --quiet: #5b5b60;
  --page: #fff;
  --raised: #f2f2f5;
  --line: #c5c5cb;
  --link: #0b57b0;
  --alarm: #a30d11;
  --made: #f4c27a;
  --chosen: #cfe2ff;
  font: 100%/1.45 system-ui, sans-serif;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #ececf0;
    --quiet: #b0b0b8;
    --page: #18181b;
    --raised: #242428;
    --line: #4a4a52;
    --link: #8ebcff;
    --alarm: #ff9d94;
    --made: #7a4f10;
    --chosen: #17406f;
  }
}

* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--page); overflow-wrap: anywhere; }
bdi { unicode-bidi: isolate; }
a { color: var(--link); }
:focus-visible { outline: 0.2rem solid var(--link); outline-offset: 1px; }
h2:focus { outline: none; }
h1, h2, h3 { line-height: 1.2; margin: 1.2rem 0 0.5rem; }
h1 { font-size: 1rem; margin: 0; }
h2 { font-size: 1.4rem; margin-top: 0; }
h3 { font-size: 1.05rem; }
ul, ol { padding-left: 1.4rem; margin: 0.3rem 0; }
button, input, select { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 0.3rem; padding: 0.2rem 0.5rem; max-width: 100%; }
kbd, code { font: 0.9em ui-monospace, monospace; background: var(--raised); padding: 0 0.3em; border-radius: 0.2rem; }

header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; padding: 0.6rem 1rem; background: var(--raised); border-bottom: 1px solid var(--line); }
#tabs { display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; }
#tabs [aria-current] { color: var(--text); font-weight: 600; text-decoration-thickness: 0.2rem; }
#browser { display: grid; grid-template-columns: minmax(16rem, 26rem) minmax(0, 1fr); gap: 1.5rem; padding: 1rem; }
#list { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; padding: 0.2rem; }
#search { width: 100%; }
#filters { display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 0.5rem 0; }
#filters label { font-size: 0.85rem; color: var(--quiet); flex: 1 1 7rem; min-width: 0; }
#filters select { display: block; width: 100%; color: var(--text); }
#rows { list-style: none; padding: 0; }
#rows a { display: block; padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--line); text-decoration: none; }
#rows a:hover, #rows a:focus { background: var(--raised); }
#rows .title { text-decoration: underline; }
#rows .detail { display: block; }
.detail { font-size: 0.85rem; color: var(--quiet); fill: var(--quiet); }
.mark, .problem strong { color: var(--alarm); }
.problem { border-left: 0.25rem solid var(--alarm); padding-left: 0.7rem; margin: 0.7rem 0; }
.message { margin: 0.2rem 0; white-space: pre-wrap; }
body:is([data-view="assemblies"], [data-view="problems"], [data-view="launch"]) #list { display: none; }
body:is([data-view="assemblies"], [data-view="problems"], [data-view="launch"]) #browser { grid-template-columns: minmax(0, 1fr); }

dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
.place { border: none; padding: 0; background: none; font: 0.9em ui-monospace, monospace; text-decoration: underline dotted; cursor: pointer; text-align: left; }
.depth a { display: inline-block; padding: 0 0.4rem; }
.depth [aria-current] { color: var(--text); font-weight: 600; border: 1px solid var(--line); border-radius: 0.3rem; }

.scrolled { overflow: auto; max-width: 100%; }
svg { display: block; font: 13px system-ui, sans-serif; }
svg text { fill: var(--text); unicode-bidi: plaintext; }
svg .detail, svg .hidden { font-size: 12px; fill: var(--quiet); }
svg a { cursor: pointer; }
svg a:focus-visible { outline: none; }
svg a:focus-visible rect { stroke: var(--link); stroke-width: 3; }
svg rect { fill: var(--raised); stroke: var(--quiet); }
svg .center rect { fill: var(--chosen); stroke: var(--text); stroke-width: 2.5; }
svg .missing rect { fill: none; stroke: var(--alarm); stroke-dasharray: 2 3; stroke-width: 2; }
svg path { fill: none; stroke: var(--quiet); stroke-width: 1.3; }
svg marker path { fill: var(--quiet); stroke: none; }
svg .deferred { stroke-dasharray: 5 4; }
.flame rect { fill: var(--page); stroke: var(--quiet); }
.flame .made rect { fill: var(--made); }
.flame .selected rect { stroke: var(--text); stroke-width: 2.5; }

table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
.matrix th, .matrix td { padding: 0.1rem 0.35rem; text-align: right; overflow-wrap: normal; }
.matrix th[scope="row"] { text-align: left; white-space: nowrap; max-width: 22rem; overflow: hidden; text-overflow: ellipsis; }
.matrix abbr { text-decoration: none; }
.matrix .own { background: var(--raised); }
.matrix .cycle { outline: 2px solid var(--alarm); outline-offset: -2px; }

@media (max-width: 55rem) {
  #browser { grid-template-columns: minmax(0, 1fr); padding: 0.6rem; }
  #list { position: static; max-height: none; }
  body[data-view="key"] #list { display: none; }
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { margin-bottom: 0.4rem; }
}
"""##

  static let script = ##"""
// The data of the page, and what can be looked up in it.

const data = JSON.parse(document.getElementById("data").textContent)
const nodes = data.graph.nodes
const nodesById = new Map(nodes.map((node) => [node.id, node]))
const nodesByTitle = new Map()

// An unbound key that no module needs isn't in the graph.
const titles = new Set(nodes.map((node) => node.title))
for (const { key, properties } of data.problems) {
  if (key === "" || titles.has(key)) continue
  titles.add(key)
  const node = { id: key, kind: "missing", title: key, properties }
  nodes.push(node)
  nodesById.set(key, node)
}

for (const node of nodes) {
  node.uses = []
  node.users = []
  node.shadowedBy = []
  node.problems = []
  // The group that the node belongs to as a whole: a blueprint, an assembly, or neither.
  node.group = node.blueprint ? `Blueprint (${node.blueprint})` : node.assembly ?? "no assembly"
  node.isDeclared = node.kind === "module" || node.kind === "members"
  if (node.kind === "type") continue
  if (nodesByTitle.has(node.title)) nodesByTitle.get(node.title).push(node)
  else nodesByTitle.set(node.title, [node])
}
for (const node of nodes) {
  for (const need of node.needs ?? []) {
    const edge = { ...need, from: node, to: nodesById.get(need.to) }
    node.uses.push(edge)
    edge.to.users.push(edge)
  }
  if (node.shadows) nodesById.get(node.shadows).shadowedBy.push(node)
}

// Messages write the names of keys in quotes.
const quoted = /'([^']+)'/g

/** The nodes of the keys that a text names, each once, in its order. */
function mentioned(text) {
  const titles = new Set([...text.matchAll(quoted)].map((match) => match[1]))
  return [...titles].flatMap((title) => nodesByTitle.get(title)?.[0] ?? [])
}

for (const problem of data.problems) {
  for (const node of nodesByTitle.get(problem.key) ?? []) node.problems.push(problem)
}

// An instance that another one keeps for too long: the first key that the message names keeps the second.
const captives = data.problems.filter((problem) => problem.kind === "captiveDependency")
  .map((problem) => mentioned(problem.text)).filter((path) => path.length > 1)
  .map(([holder, held]) => ({ holder, held }))

/** The strongly connected components, by Tarjan's algorithm: cycles, and things of their own, users before needs. */
function components(things, needs) {
  const number = new Map(), low = new Map(), isOpen = new Set(), stack = [], found = []
  for (const root of things) {
    if (number.has(root)) continue
    // Not by recursion, because a chain of modules may be long.
    const path = [{ thing: root, rest: null }]
    while (path.length > 0) {
      const step = path.at(-1), { thing } = step
      if (!step.rest) {
        number.set(thing, number.size)
        low.set(thing, number.get(thing))
        stack.push(thing)
        isOpen.add(thing)
        step.rest = needs(thing)[Symbol.iterator]()
      }
      const { value: next, done } = step.rest.next()
      if (!done) {
        if (!number.has(next)) path.push({ thing: next, rest: null })
        else if (isOpen.has(next)) low.set(thing, Math.min(low.get(thing), number.get(next)))
        continue
      }
      path.pop()
      const user = path.at(-1)?.thing
      if (user !== undefined) low.set(user, Math.min(low.get(user), low.get(thing)))
      if (low.get(thing) !== number.get(thing)) continue
      const component = stack.splice(stack.lastIndexOf(thing))
      component.forEach((member) => isOpen.delete(member))
      found.push(component)
    }
  }
  return found.reverse()
}
// Elements, whose contents are always text: nothing in a name can become markup.

/** Makes an element with attributes, and with children that are elements or text. */
function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children)
}

/** Makes an element of a drawing. */
function shape(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children)
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value)
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null))
  return made
}

/** A name, whose letters may run from right to left without turning round what is beside it. */
const name = (text) => element("bdi", {}, text)

/** The title of a node, with the name that its module has. */
const heading = (node) => (node.name === undefined ? node.title : `${node.title} "${node.name}"`)

/** The name of the property that injects a key, after that of its type. */
const titleOfProperty = ({ from, property }) => `${from.kind === "type" ? from.title : from.value ?? from.title}.${property}`

const addressOfKey = (node) => "#key/" + encodeURIComponent(node.id)
const linkToKey = (node) => element("a", { href: addressOfKey(node) }, name(heading(node)))

/** A text in which each name of a key is a link. */
function linked(text) {
  const parts = []
  let end = 0
  for (const match of text.matchAll(quoted)) {
    const node = nodesByTitle.get(match[1])?.[0]
    if (!node) continue
    parts.push(text.slice(end, match.index), element("a", { href: addressOfKey(node) }, name(match[1])))
    end = match.index + match[0].length
  }
  return element("p", { class: "message" }, parts, text.slice(end))
}

/** A place in the sources, which one click copies. */
function place(location) {
  const note = element("span", { role: "status" })
  return [
    element("button", {
      class: "place", title: "Copy",
      click: async () => {
        await copy(location)
        note.textContent = " copied"
        setTimeout(() => (note.textContent = ""), 2000)
      },
    }, name(location)),
    note,
  ]
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without the permission, a selected text can still be copied.
    const field = document.body.appendChild(element("textarea", { "aria-hidden": "true" }))
    field.value = text
    field.select()
    document.execCommand("copy")
    field.remove()
  }
}

/** A list under a heading with its length, or nothing if it is empty. */
function section(title, items) {
  if (items.length === 0) return []
  return element("section", {},
    element("h3", {}, `${title} (${items.length})`),
    element("ul", {}, items.map((item) => element("li", {}, item))))
}

/** Words for a name in the data, such as "unbound key" for `unboundKey`. */
const words = (text) => text.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase())
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
// The drawing of what is around a key: users to the left, needs to the right.

const box = { width: 200, height: 44, across: 56, down: 12, rows: 9 }

/** The nodes around one, in columns that are as far from it as their number. */
function columns(center, depth) {
  const seen = new Set([center]), found = new Map([[0, { nodes: [center], hidden: 0 }]])
  for (const side of [1, -1]) {
    let last = [center]
    for (let distance = 1; distance <= depth; distance++) {
      const next = new Set(last.flatMap((node) =>
        side > 0 ? node.uses.map((edge) => edge.to) : node.users.map((edge) => edge.from)))
      const fresh = [...next].filter((node) => !seen.has(node))
      fresh.forEach((node) => seen.add(node))
      last = fresh.slice(0, box.rows)
      if (fresh.length > 0) found.set(side * distance, { nodes: last, hidden: fresh.length - last.length })
    }
  }
  return found
}

function neighbourhood(center, depth) {
  const found = columns(center, depth)
  const first = Math.min(...found.keys()), last = Math.max(...found.keys())
  const rows = Math.max(...[...found.values()].map(({ nodes, hidden }) => nodes.length + (hidden > 0 ? 1 : 0)))
  const height = rows * (box.height + box.down), width = (last - first + 1) * (box.width + box.across) - box.across
  const places = new Map(), boxes = [], arrows = []
  for (const [column, { nodes, hidden }] of found) {
    const left = (column - first) * (box.width + box.across)
    const count = nodes.length + (hidden > 0 ? 1 : 0)
    const top = (height - count * (box.height + box.down) + box.down) / 2
    nodes.forEach((node, row) => {
      const place = { left, top: top + row * (box.height + box.down) }
      places.set(node, place)
      boxes.push(drawnBox(node, place, node === center))
    })
    if (hidden > 0) {
      boxes.push(shape("text", { x: left + 10, y: top + nodes.length * (box.height + box.down) + 24, class: "hidden" },
        `and ${hidden} more`))
    }
  }
  for (const [from, start] of places) for (const edge of from.uses) {
    const end = places.get(edge.to)
    if (!end || from === edge.to) continue
    arrows.push(shape("path", {
      d: arrow(start, end), class: edge.isDeferred ? "deferred" : "direct", "marker-end": "url(#arrow)",
    }))
  }
  const choice = (value) => element("a", {
    href: `${addressOfKey(center)}?depth=${value}`, "aria-current": value === depth ? "true" : undefined,
  }, String(value))
  return element("section", {},
    element("h3", {}, "Around it"),
    element("p", { class: "depth" }, "Steps: ", [1, 2, 3].map((value) => [choice(value), " "]),
      element("span", { class: "detail" }, "A dashed arrow is a need that is resolved later.")),
    element("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": "Users, the key, and its needs" },
      shape("svg", { viewBox: `-4 -4 ${width + 36} ${height + 8}`, width: width + 36, height: height + 8 },
        shape("defs", {}, shape("marker", {
          id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto",
        }, shape("path", { d: "M0,0 L8,4 L0,8 z" }))),
        arrows, boxes)))
}

/** The path from one box to another, which leaves and arrives on the sides that face each other. */
function arrow(start, end) {
  const y = start.top + box.height / 2, toY = end.top + box.height / 2
  const isBack = end.left < start.left, isBeside = end.left === start.left
  const x = start.left + (isBack ? 0 : box.width)
  const toX = end.left + (isBack || isBeside ? box.width + 3 : -3)
  const bend = isBeside ? 30 : Math.max(box.across / 2, Math.abs(toX - x) / 3)
  const out = isBack ? -bend : bend, into = isBack || isBeside ? bend : -bend
  return `M${x},${y} C${x + out},${y} ${toX + into},${toY} ${toX},${toY}`
}

function drawnBox(node, { left, top }, isCenter) {
  const mark = node.problems.length > 0 ? "⚠ " : ""
  const scope = node.kind === "type" ? "type" : node.scope ?? kinds[node.kind]
  return shape("a", {
    href: addressOfKey(node), class: isCenter ? "center" : node.kind, "aria-label": `${heading(node)}, ${scope}`,
    "aria-current": isCenter ? "true" : undefined,
  },
  shape("title", {}, heading(node)),
  shape("rect", { x: left, y: top, width: box.width, height: box.height, rx: node.kind === "type" ? 22 : 4 }),
  shape("text", { x: left + 10, y: top + 18 }, mark + shortened(heading(node), 25)),
  shape("text", { x: left + 10, y: top + 35, class: "detail" }, shortened(scope, 28)))
}

const shortened = (text, length) => {
  const letters = [...text]
  return letters.length > length ? letters.slice(0, length - 1).join("") + "…" : text
}
// The page of a key: what its module says, what it needs, and who needs it.

function keyView(node, depth) {
  const isType = node.kind === "type"
  const facts = [
    ["Kind", isType ? "type with injected properties" : kinds[node.kind]],
    ["Value", node.value && name(node.value)],
    ["Scope", node.scope && [node.scope, node.isEager ? ", made eagerly" : ""]],
    ["Isolation", node.isDeclared && (node.isOnMainActor ? "main actor" : "nonisolated")],
    ["Effects", node.isAsynchronous && "asynchronous"],
    ["Arguments", node.arguments && name(node.arguments)],
    ["Failure", node.failure && name(node.failure)],
    ["Name", node.name !== undefined && name(node.name)],
    ["Assembly", node.assembly && element("a", {
      href: "#list?" + new URLSearchParams({ assembly: node.assembly }),
    }, name(node.assembly))],
    ["Location", node.location && place(node.location)],
    ["Container", node.container && place(node.container)],
    ["Blueprint", node.blueprint && place(node.blueprint)],
    ["Decorators", node.decorators?.map((location) => element("div", {}, place(location)))],
    ["Hooks", node.hooks?.map((hook) => element("div", {}, name(hook)))],
    ["Shadows", node.shadows && [linkToKey(nodesById.get(node.shadows)), ", of a parent"]],
    ["Shadowed by", node.shadowedBy.length > 0 && node.shadowedBy.map((other) =>
      element("div", {}, linkToKey(other), ", of the ",
        other.blueprint ? "blueprint at " : "container at ", name(other.blueprint ?? other.container)))],
    ["Other modules", isType ? null : others(node)],
    ["Needs", node.hasResolver && "decided at run time, by a resolver"],
  ]
  return [
    element("h2", { tabindex: -1 }, name(heading(node))),
    node.problems.map((problem) => element("div", { class: "problem" }, problemTitle(problem), linked(problem.text))),
    element("dl", {}, facts.filter(([, value]) => value).map(([title, value]) =>
      [element("dt", {}, title), element("dd", {}, value)])),
    neighbourhood(node, depth),
    section("Needs", node.uses.map((edge) => [linkToKey(edge.to), remark(edge)])),
    section("Needed by", node.users.filter((edge) => edge.origin !== "injected")
      .map((edge) => [linkToKey(edge.from), remark(edge)])),
    section("Injected by", [
      ...node.users.filter((edge) => edge.origin === "injected").map((edge) =>
        element("a", { href: addressOfKey(edge.from) }, name(titleOfProperty(edge)))),
      ...(node.properties ?? []).map(name),
    ]),
  ]
}

/** The other modules of the same key, with names, in lists, or in other containers. */
function others(node) {
  const all = (nodesByTitle.get(node.title) ?? []).filter((other) => other !== node)
  return all.length > 0 && all.map((other) => element("div", {}, linkToKey(other), ` (${other.location ?? ""})`))
}

/** What is special about a need. */
function remark({ origin, property, isDeferred }) {
  const remarks = []
  if (origin === "hook") remarks.push("by a hook")
  if (origin === "observed") remarks.push("seen, not declared")
  if (origin === "injected") remarks.push(`by the property ${property}`)
  if (isDeferred) remarks.push("deferred")
  return remarks.length > 0 ? ` (${remarks.join(", ")})` : ""
}
// The whole: the needs between assemblies, as a matrix.

const groups = new Map()
for (const node of nodes) {
  if (node.kind === "type" || node.kind === "missing") continue
  if (!groups.has(node.group)) groups.set(node.group, { title: node.group, nodes: [], needs: new Map(), captives: new Set() })
  groups.get(node.group).nodes.push(node)
}
for (const group of groups.values()) for (const edge of group.nodes.flatMap((node) => node.uses)) {
  const other = groups.get(edge.to.group)
  if (!other || edge.to.kind === "missing") continue
  if (group.needs.has(other)) group.needs.get(other).push(edge)
  else group.needs.set(other, [edge])
}
for (const { holder, held } of captives) groups.get(holder.group)?.captives.add(groups.get(held.group))

function assembliesView(row, column) {
  const componentsOfGroups = components(groups.values(), (group) => group.needs.keys())
  const ordered = componentsOfGroups.flat()
  const componentOf = new Map(componentsOfGroups.flatMap((component) => component.map((group) => [group, component])))
  const addressOf = (group, other) =>
    `#assemblies/${encodeURIComponent(group.title)}/${encodeURIComponent(other.title)}`
  const cell = (group, other) => {
    const needs = group.needs.get(other), isCaptive = group.captives.has(other)
    if (!needs && !isCaptive) return element("td", { class: group === other ? "own" : undefined })
    const isInCycle = group !== other && componentOf.get(group).includes(other)
    const remarks = [isInCycle && "in a cycle", isCaptive && "with a captive dependency"].filter(Boolean)
    const label = `${group.title} needs ${other.title}: ${needs?.length ?? 0} times${remarks.map((text) => ", " + text).join("")}`
    return element("td", { class: [group === other && "own", isInCycle && "cycle"].filter(Boolean).join(" ") },
      element("a", { href: addressOf(group, other), "aria-label": label, title: label },
        String(needs?.length ?? ""), isInCycle ? "⟲" : "", isCaptive ? "⚠" : ""))
  }
  const chosen = groups.get(row)?.needs.get(groups.get(column)) ?? []
  const cycles = components(nodes, (node) => node.uses.map((edge) => edge.to)).filter((component) => component.length > 1)
  return [
    element("h2", { tabindex: -1 }, `Assemblies (${groups.size})`),
    element("p", {}, "A row has the needs of an assembly's modules in the assemblies of the columns, by their numbers. ",
      "Users come first, so that a number below the diagonal is a need that leads back. ",
      "⟲ marks a cycle of assemblies, ⚠ an instance that is kept for too long."),
    element("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": "Needs between assemblies" },
      element("table", { class: "matrix" },
        element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Assembly"),
          ordered.map((group, number) => element("th", { scope: "col" },
            element("abbr", { title: group.title, "aria-label": group.title }, String(number + 1)))))),
        element("tbody", {}, ordered.map((group, number) => element("tr", {},
          element("th", { scope: "row" }, `${number + 1} `, groupTitle(group), ` (${group.nodes.length})`),
          ordered.map((other) => cell(group, other))))))),
    chosen.length > 0 ? [
      element("h3", { id: "chosen" }, name(row), " needs ", name(column), ` (${chosen.length})`),
      element("ul", {}, chosen.map((edge) => element("li", {},
        linkToKey(edge.from), " needs ", linkToKey(edge.to), remark(edge)))),
    ] : [],
    section("Captive dependencies", captives.map(({ holder, held }) =>
      [linkToKey(holder), ", ", holder.scope ?? "", ", keeps ", linkToKey(held), ", ", held.scope ?? ""])),
    section("Cycles of modules", cycles.map((cycle) => cycle.flatMap((node, number) =>
      [number > 0 ? ", " : "", linkToKey(node)]))),
  ]
}

const groupTitle = (group) => (group.nodes[0].assembly && !group.nodes[0].blueprint
  ? element("a", { href: "#list?" + new URLSearchParams({ assembly: group.title }) }, name(group.title))
  : name(group.title))
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
// The launch: a flame chart of the reads that a trace has recorded.

const reads = data.trace?.reads ?? []
const readsById = new Map(reads.map((read) => [read.id, read]))
const bar = { height: 22, step: 24 }

for (const read of reads) {
  read.end = read.start + read.duration
  read.children = []
  read.node = (nodesByTitle.get(read.key) ?? [])
    .find((node) => node.name === read.name && node.location === read.module)
}
for (const read of reads) readsById.get(read.parent)?.children.push(read)
for (const read of reads) read.own = read.duration - covered(read)

// Reads of one track are nested or disjoint, and sorted by their start.
const open = new Map()
for (const read of reads) {
  const stack = open.get(read.track) ?? []
  while (stack.length > 0 && stack.at(-1).end <= read.start) stack.pop()
  read.depth = stack.length
  stack.push(read)
  open.set(read.track, stack)
}

/** The time of a read in which others ran that it caused, some of them at the same time. */
function covered(read) {
  let end = read.start, sum = 0
  for (const child of read.children) {
    sum += Math.max(0, Math.min(child.end, read.end) - Math.max(child.start, end))
    end = Math.max(end, Math.min(child.end, read.end))
  }
  return sum
}

/** A number of nanoseconds with its unit. */
function duration(time) {
  const [size, unit] = [[1e9, "s"], [1e6, "ms"], [1e3, "µs"]].find(([size]) => time >= size) ?? [1, "ns"]
  return `${(time / size).toLocaleString("en", { maximumSignificantDigits: 3 })} ${unit}`
}

const addressOfRead = (read) => `#launch/${read.id}`
const titleOfRead = (read) => (read.name === undefined ? read.key : `${read.key} "${read.name}"`)
const launchEnd = reads.reduce((end, read) => Math.max(end, read.end), 1)
const launch = { from: 0, to: launchEnd }

function launchView(selected) {
  const title = element("h2", { tabindex: -1 }, `Launch (${reads.length} reads)`)
  if (reads.length === 0) {
    return [title, element("p", {}, data.trace ? "The trace has no reads. " : "There is no trace. ",
      "Create the container with ", element("code", {}, "observer: trace"), ", a ", element("code", {}, "ResolutionTrace"),
      ", and pass the same trace to ", element("code", {}, "inspectionPage(trace:)"), " after the launch.")]
  }
  const made = reads.filter((read) => read.isNew)
  const slowest = made.toSorted((one, other) => other.own - one.own).slice(0, 10)
  const countOfReads = new Map()
  for (const read of reads) countOfReads.set(read.node, (countOfReads.get(read.node) ?? 0) + 1)
  const unread = nodes.filter((node) => node.isEager && countOfReads.get(node) === 1)
  const chart = element("div", { class: "scrolled flame", role: "group", "aria-label": "Reads by thread and time", keydown: moveInFlame })
  const drawFlame = () => chart.replaceChildren(...flame(selected, chart.clientWidth || 1000))
  const zoom = (factor) => {
    const read = selected ?? { start: (launch.from + launch.to) / 2, end: (launch.from + launch.to) / 2 }
    const middle = Math.min(Math.max((read.start + read.end) / 2, launch.from), launch.to)
    const half = Math.min(launchEnd, (launch.to - launch.from) / factor) / 2
    setZoom(middle - half, middle + half)
    drawFlame()
  }
  const button = (title, key, action) => element("button", { click: action, "data-key": key }, title)
  requestAnimationFrame(drawFlame)
  return [
    title,
    element("p", {}, `From the first to the last read: ${duration(launchEnd)}. A filled bar made an instance, `,
      "an outlined one got one that was there. A further row of a thread has reads of tasks that overlap. ",
      "Arrow keys go from bar to bar."),
    element("p", { class: "buttons" },
      button("Zoom in", "+", () => zoom(2)), " ", button("Zoom out", "-", () => zoom(0.5)), " ",
      button("Show all", "0", () => {
        setZoom(0, launchEnd)
        drawFlame()
      }), " ",
      selected ? button("Zoom to the read", "Enter", () => {
        setZoom(selected.start, Math.max(selected.end, selected.start + 1))
        drawFlame()
      }) : null),
    chart,
    selected ? readView(selected) : null,
    element("h3", {}, `Slowest factories, by their own time`),
    element("div", { class: "scrolled" }, element("table", {},
      element("thead", {}, element("tr", {}, ["Key", "Own time", "With what it reads", "Scope", "Module"]
        .map((text) => element("th", { scope: "col" }, text)))),
      element("tbody", {}, slowest.map((read) => element("tr", {},
        element("td", {}, element("a", { href: addressOfRead(read) }, name(titleOfRead(read)))),
        element("td", { class: "number" }, duration(read.own)), element("td", { class: "number" }, duration(read.duration)),
        element("td", {}, read.scope), element("td", {}, name(read.module))))))),
    section("Made eagerly and not read since", unread.map(linkToKey)),
  ]
}

function setZoom(from, to) {
  const length = Math.min(to - from, launchEnd)
  launch.from = Math.min(Math.max(0, from), launchEnd - length)
  launch.to = launch.from + length
}

/** What a read says of itself. */
function readView(read) {
  const facts = [
    ["Key", read.node ? linkToKey(read.node) : name(titleOfRead(read))],
    ["Time", `${duration(read.duration)}, of which its own: ${duration(read.own)}`],
    ["Began", `${duration(read.start)} after the first read`],
    ["Result", `${read.isNew ? "made" : "kept"}, ${read.scope}`],
    ["Thread", data.trace.tracks[read.track]],
    ["Module", place(read.module)],
    ["Read at", read.asker && place(read.asker)],
    ["Caused by", readsById.has(read.parent) && element("a", { href: `#launch/${read.parent}` },
      name(titleOfRead(readsById.get(read.parent))))],
  ]
  return element("section", { id: "read" },
    element("h3", {}, name(titleOfRead(read))),
    element("dl", {}, facts.filter(([, value]) => value).map(([title, value]) =>
      [element("dt", {}, title), element("dd", {}, value)])))
}

/** The drawing of the time that is shown. */
function flame(selected, width) {
  const scale = width / (launch.to - launch.from), tracks = data.trace.tracks
  const depths = tracks.map(() => 0)
  for (const read of reads) depths[read.track] = Math.max(depths[read.track], read.depth + 1)
  const tops = []
  let height = 0
  for (const depth of depths) {
    tops.push(height + bar.step)
    height += (depth + 1) * bar.step
  }
  const visible = reads.filter((read) => read.end >= launch.from && read.start <= launch.to)
  // What is narrower than half a pixel can't be seen.
  const drawn = visible.filter((read) => read.duration * scale >= 0.5 || read === selected)
  const focus = drawn.includes(selected) ? selected : drawn[0]
  const bars = drawn.map((read) => {
    const left = Math.max(0, (read.start - launch.from) * scale)
    const right = Math.min(width, (read.end - launch.from) * scale)
    const top = tops[read.track] + read.depth * bar.step, length = Math.max(1, right - left - 1)
    const letters = Math.floor((length - 8) / 7.5)
    return shape("a", {
      href: addressOfRead(read), tabindex: read === focus ? 0 : -1, "data-read": read.id,
      class: [read.isNew ? "made" : "kept", read === selected && "selected"].filter(Boolean).join(" "),
      "aria-label": `${titleOfRead(read)}, ${duration(read.duration)}, ${read.isNew ? "made" : "kept"}`,
      "aria-current": read === selected ? "true" : undefined,
    },
    shape("title", {}, `${titleOfRead(read)}, ${duration(read.duration)}`),
    shape("rect", { x: left, y: top, width: length, height: bar.height, rx: 2 }),
    letters > 2 ? shape("text", { x: left + 4, y: top + 15 }, shortened(titleOfRead(read), letters)) : null)
  })
  const hidden = visible.length - drawn.length
  return [
    shape("svg", { width, height, viewBox: `0 0 ${width} ${height}` },
      tracks.map((track, number) => shape("text", { x: 0, y: tops[number] - 8, class: "detail" }, track)), bars),
    element("p", { class: "detail" }, `${duration(launch.from)} to ${duration(launch.to)}`,
      hidden > 0 ? `; ${hidden} reads are too short to be seen at this zoom` : ""),
  ]
}

/** Moves the focus from bar to bar, and zooms by keys. */
function moveInFlame(event) {
  const read = readsById.get(Number(event.target.closest?.("[data-read]")?.dataset.read))
  if (!read || event.ctrlKey || event.metaKey || event.altKey) return
  const button = document.querySelector(`[data-key="${event.key}"]`)
  if (button && event.key !== "Enter") {
    event.preventDefault()
    button.click()
    document.querySelector(`.flame [data-read="${read.id}"], .flame [tabindex="0"]`)?.focus()
    return
  }
  const bars = [...document.querySelectorAll(".flame [data-read]")].map((bar) => readsById.get(Number(bar.dataset.read)))
  const beside = bars.filter((other) => other.track === read.track && other.depth === read.depth)
  const next = {
    ArrowLeft: () => beside[beside.indexOf(read) - 1],
    ArrowRight: () => beside[beside.indexOf(read) + 1],
    ArrowUp: () => bars.findLast((other) =>
      other.track === read.track && other.depth === read.depth - 1 && other.start <= read.start)
      ?? bars.findLast((other) => other.track < read.track),
    ArrowDown: () => bars.find((other) =>
      other.track === read.track && other.depth === read.depth + 1 && other.start >= read.start && other.end <= read.end)
      ?? bars.find((other) => other.track > read.track),
  }[event.key]?.()
  if (!next) return
  event.preventDefault()
  document.querySelector(`.flame [data-read="${next.id}"]`)?.focus()
}
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
"""##
}
