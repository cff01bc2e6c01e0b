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
