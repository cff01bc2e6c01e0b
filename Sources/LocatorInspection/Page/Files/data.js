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
