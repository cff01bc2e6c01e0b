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
