/** A person at any engine: looks for things by their role and name, through shadow roots, and uses mouse and keys. */
import { expect } from '@playwright/test'
import { type Engine, patience } from './engine'

const roles = {
  button: 'button, summary, [role=button]',
  link: 'a[href], [role=link]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  menuitem: '[role=menuitem]',
}

type Role = keyof typeof roles

interface Thing {
  x: number
  y: number
  /** Whether a click there comes to it. */
  isOnTop: boolean
  value: string
}

export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(engine: Engine) {
  const find = (role: Role, name: string) => engine.run(lookFor, roles[role], name)

  /** Where it is, once it has stopped moving, with nothing before it. */
  async function placeOf(role: Role, name: string): Promise<Thing> {
    let last: Thing | undefined
    await expect
      .poll(
        async () => {
          const [before, [now]] = [last, await find(role, name)]
          last = now
          return now?.isOnTop && now.x === before?.x && now.y === before.y
        },
        { message: `the ${role} "${name}"`, intervals: [20, 50, 100, 200], timeout: patience },
      )
      .toBe(true)
    if (!last) throw new Error(`The ${role} "${name}" is gone.`)
    return last
  }

  const visitor = {
    open: (url: string) => engine.open(url),

    /** All that stands there, for whoever looks for a fault. */
    reads: () => engine.run(readPage),

    /** Waits until there is such a text. */
    sees: (...texts: string[]) =>
      expect
        .poll(async () => missing(await engine.run(readPage), texts), {
          message: 'not in the page',
          timeout: patience,
        })
        .toEqual([]),

    /** Waits until there is none of these texts. */
    misses: (...texts: string[]) =>
      expect
        .poll(async () => missing(await engine.run(readPage), texts), {
          message: 'not only these are gone',
          timeout: patience,
        })
        .toEqual(texts),

    async click(role: Role, name: string): Promise<void> {
      const { x, y } = await placeOf(role, name)
      await engine.clickAt(x, y)
    },

    /** Writes into a field, over what stands in it. */
    async fill(name: string, text: string): Promise<void> {
      await visitor.click('field', name)
      await engine.run(selectAll)
      await engine.type(text)
      await expect.poll(async () => (await find('field', name))[0]?.value).toBe(text)
    },

    /** Scrolls down what scrolls, until this text comes. */
    scrollsTo: (text: string) =>
      expect
        .poll(
          async () => {
            await engine.run(scrollDown)
            return missing(await engine.run(readPage), [text])
          },
          { message: 'not at the end', timeout: patience },
        )
        .toEqual([]),
  }
  return visitor
}

const missing = (page: string, texts: readonly string[]) => texts.filter((text) => !page.includes(text))

// What follows runs in the page, each function by itself.

function lookFor(selector: string, name: string): Thing[] {
  const things: Thing[] = []
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const root = element.getRootNode() as Document | ShadowRoot // it is connected
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : []
    return (
      tidy(element.getAttribute('aria-label')) ||
      tidy(ids.map((id) => root.getElementById(id)?.textContent).join(' ')) ||
      tidy(labels.map(({ textContent }) => textContent).join(' ')) ||
      tidy(element.textContent)
    )
  }
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (!element.matches(selector) || nameOf(element) !== name) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
      if (!isInWindow(element.getBoundingClientRect()))
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      let front: Element | null = null
      for (let root: Document | ShadowRoot | null = document; root; root = front?.shadowRoot ?? null) {
        const inner = root.elementFromPoint(x, y)
        // A host whose shadow has nothing there is in front itself.
        if (!inner || inner === front) break
        front = inner
      }
      const value = 'value' in element ? String(element.value) : ''
      things.push({ x, y, isOnTop: element.contains(front), value })
    }
  }
  visit(document)
  return things
}

/** What a person can read, in the order of the page. */
function readPage(): string {
  const words: string[] = []
  const visit = (node: Node) => {
    if (node instanceof Element) {
      if (node.localName === 'style' || node.localName === 'script') return
      // An element without a box of its own still has children to be seen.
      if (
        !node.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(node).display !== 'contents'
      )
        return
      if (node.shadowRoot) visit(node.shadowRoot)
    } else if (node instanceof Text) words.push(node.data)
    for (const child of node.childNodes) visit(child)
  }
  // A page that has just begun has no body.
  visit(document)
  return words.join(' ').replace(/\s+/g, ' ')
}

function selectAll(): void {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
}

function scrollDown(): void {
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.scrollTop = element.scrollHeight
    }
  }
  visit(document)
}
