/**
 * What stands in a frame: the elements of its scene, and, after a click on a link to a screen of the portal, the element of
 * that screen, with a way back.
 */
import type { Scene } from '../../live/scene.ts'
import type { KnownElements } from '../../live/table.ts'
import { tell } from './tell-parent.ts'

export interface Screens {
  show(elements: Scene['elements']): void
  /** The same elements with other attributes. */
  change(elements: Scene['elements']): void
  /** Shows the element of a screen, if there is one: of `project` that is `<cp-project>`. The loader defines it. */
  go(route: string, params: Readonly<Record<string, string>>): void
  /** Shows a sentence in place of all elements. */
  sayInstead(message: string): void
}

/** `serviceId` → `service-id` */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function createScreens(body: HTMLElement, { attributes: known }: KnownElements): Screens {
  /** The elements of the scene, and then each screen that a link led to. */
  let stack: HTMLElement[][] = []
  const wayBack = document.createElement('button')
  wayBack.type = 'button'
  wayBack.className = 'way-back'
  wayBack.addEventListener('click', () => {
    for (const element of stack.pop() ?? []) element.remove()
    showTop()
  })

  /** Those below stay as they are, unseen. */
  function showTop(): void {
    const top = stack.at(-1) ?? []
    for (const elements of stack) for (const element of elements) element.hidden = elements !== top
    const below = stack.at(-2)
    wayBack.textContent = below ? `← Back to <${below[0]?.localName}>` : ''
    if (!below) wayBack.remove()
    else if (!wayBack.isConnected) body.prepend(wayBack)
    if (below) wayBack.focus({ preventScroll: true })
    scrollTo(0, 0)
  }

  return {
    show(elements) {
      body.replaceChildren()
      stack = [elements.map(({ tag, attributes = {} }) => createElement(tag, attributes))]
      body.append(...(stack[0] ?? []))
    },
    change(elements) {
      for (const screen of stack.splice(1).flat()) screen.remove()
      showTop()
      for (const [index, { tag, attributes = {} }] of elements.entries()) {
        const element = stack[0]?.[index]
        if (element) setAttributes(element, tag, attributes)
      }
    },
    go(route, params) {
      const tag = `cp-${kebabCase(route)}`
      if (!Object.hasOwn(known, tag)) return
      const named = Object.entries(params).map(([name, value]) => [kebabCase(name), value] as const)
      const attributes = Object.fromEntries(named.filter(([name]) => known[tag]?.includes(name)))
      const screen = createElement(tag, attributes)
      stack.push([screen])
      body.append(screen)
      showTop()
    },
    sayInstead(message) {
      const text = document.createElement('p')
      text.role = 'alert'
      text.textContent = message
      stack = []
      body.replaceChildren(text)
      tell({ type: 'height', pixels: document.documentElement.offsetHeight })
    },
  }
}

function createElement(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag)
  setAttributes(element, tag, attributes)
  return element
}

/** What belongs to the page of a host, and has no meaning in a frame, whose address is its scene and whose server is in it. */
const ofHosts: Readonly<Record<string, readonly string[]>> = {
  'cp-config': ['api-url', 'portal-url', 'storage', 'credentials', 'passphrase', 'password-encryption'],
  'cp-portal': ['routing', 'base'],
}

function setAttributes(element: HTMLElement, tag: string, given: Readonly<Record<string, string>>): void {
  const ours = Object.entries(given).filter(([name]) => !ofHosts[tag]?.includes(name))
  const attributes = { ...Object.fromEntries(ours), ...(tag === 'cp-portal' && { routing: 'memory' }) }
  // A portal writes its path itself.
  for (const name of element.getAttributeNames())
    if (!(name in attributes) && name !== 'path' && name !== 'hidden') element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
