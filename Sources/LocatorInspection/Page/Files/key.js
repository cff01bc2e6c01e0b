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
