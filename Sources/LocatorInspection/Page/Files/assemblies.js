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
