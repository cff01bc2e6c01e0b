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
