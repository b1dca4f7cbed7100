import { isFull } from '../tests/tiers'

export interface Squeeze {
  /** How wide the page is, in pixels. */
  width: number
  /** The reader's size of text, in pixels. 16 by default. */
  text?: number
  /** Whether the page is from right to left. */
  mirrored?: boolean
  /** Whether the reader has increased the spacing of texts to the values of WCAG 1.4.12. */
  spaced?: boolean
}

/**
 * The narrowest pages and the largest texts for which everything must fit. What fits into 280 px fits into 360, and
 * `tests/elements/large-text.test.ts` has each element with text of twice the size.
 */
export const squeezes: Record<string, Squeeze> = {
  '280 px': { width: 280 },
  ...(isFull && { '360 px': { width: 360 }, '320 px at 200 % text': { width: 640, text: 32 } }),
  '360 px from right to left': { width: 360, mirrored: true },
  '320 px with spaced text': { width: 320, spaced: true },
}

/** The spacing of a reader's own style sheet. Such a style sheet also applies in shadow roots. */
const spacing = new CSSStyleSheet()
spacing.replaceSync(
  '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-block-end:2em!important}',
)

/**
 * Makes the page narrow, calls `look`, and restores the page.
 *
 * @returns what sticks out sideways or is cut off, and what `look` found
 */
export async function squeeze(
  name: string,
  { width, text = 16, mirrored, spaced }: Squeeze,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const { body, documentElement: root } = document
  const before = { body: body.style.cssText, root: root.style.fontSize, direction: root.dir }
  const roots = spaced ? [...shadowRootsIn(document)] : []
  for (const each of roots) each.adoptedStyleSheets.push(spacing)
  root.style.fontSize = `${text}px`
  if (mirrored) root.dir = 'rtl'
  body.style.cssText = `${before.body};padding:0;inline-size:${width}px`
  await settled()
  const failures = [...explainExcess(name, body), ...explainCuts(name), ...(await look())]
  for (const each of roots) each.adoptedStyleSheets.pop()
  body.style.cssText = before.body
  root.style.fontSize = before.root
  root.dir = before.direction
  return failures
}

/** Waits until everything that reacts to its size has done so: by the second frame. */
const settled = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Returns a sentence if something sticks out sideways, with the element that reaches farthest. */
export function explainExcess(where: string, frame: Element): string[] {
  const excess = frame.scrollWidth - frame.clientWidth
  if (excess <= 0) return []
  const { left, right } = frame.getBoundingClientRect()
  const reach = (element: Element) => {
    const box = element.getBoundingClientRect()
    return Math.max(box.right - right, left - box.left)
  }
  const elements = [...shadowRootsIn(frame)]
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter(({ parentElement }) => !isInFrame(parentElement))
  const [farthest] = elements.toSorted((one, other) => reach(other) - reach(one))
  return [`${where}: ${excess} px stick out sideways\n  ${farthest?.outerHTML.slice(0, 200)}`]
}

/** Whether an ancestor hides or scrolls what sticks out of it. */
const isInFrame = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).overflowX !== 'visible' || isInFrame(element.parentElement))

function explainCuts(where: string): string[] {
  return [...shadowRootsIn(document)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter(isCut)
    .map((element) => `${where}: "${element.textContent}" is cut\n  ${element.outerHTML.slice(0, 200)}`)
}

/**
 * Whether a part of a text is hidden and can't be scrolled to. A text only for screen readers is a pixel large, and
 * does not count. Neither does a text on one line that ends in an ellipsis: its beginning must be there.
 */
function isCut(element: HTMLElement): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element
  if (clientWidth <= 1 || !textContent) return false
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  return (
    (hides(overflowX) &&
      ((textOverflow !== 'ellipsis' && scrollWidth > clientWidth + 1) || beginsOutside(element))) ||
    (hides(overflowY) && scrollHeight > clientHeight + 1)
  )
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/**
 * Whether a text begins outside. Neither `scrollWidth` nor a scroll bar reaches there. The letters of an avatar may be
 * as large as a host likes. The end of a text that an ellipsis replaces is not shown.
 */
function beginsOutside(element: HTMLElement): boolean {
  if (element.localName === 'svg') return false
  const { left, right } = element.getBoundingClientRect()
  const isOutside =
    getComputedStyle(element).direction === 'rtl'
      ? (line: DOMRect) => line.right > right + 1
      : (line: DOMRect) => line.left < left - 1
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const frame = texts.currentNode.parentElement
    if (frame !== element && frame && getComputedStyle(frame).textOverflow === 'ellipsis') continue
    range.selectNode(texts.currentNode)
    if (Array.from(range.getClientRects()).some(isOutside)) return true
  }
  return false
}

function* shadowRootsIn(container: ParentNode): Generator<ShadowRoot> {
  for (const { shadowRoot } of container.querySelectorAll('*')) {
    if (!shadowRoot) continue
    yield shadowRoot
    yield* shadowRootsIn(shadowRoot)
  }
}
