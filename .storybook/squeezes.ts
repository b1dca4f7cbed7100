export interface Squeeze {
  /** How wide the page is, in pixels. */
  width: number
  /** The reader's size of text, in pixels. 16 by default. */
  text?: number
  /** Whether the reader has increased the spacing of texts to the values of WCAG 1.4.12. */
  spaced?: boolean
}

/** The narrowest pages and the largest texts for which everything must fit. */
export const squeezes: Record<string, Squeeze> = {
  '280 px': { width: 280 },
  '320 px at 200 % text': { width: 640, text: 32 },
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
  { width, text = 16, spaced }: Squeeze,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const { body, documentElement: root } = document
  const before = { body: body.style.cssText, root: root.style.fontSize }
  const roots = spaced ? [...shadowRootsIn(document)] : []
  for (const each of roots) each.adoptedStyleSheets.push(spacing)
  root.style.fontSize = `${text}px`
  body.style.cssText = `${before.body};padding:0;inline-size:${width}px`
  await settled()
  const failures = [...explainExcess(name, body), ...explainCuts(name), ...(await look())]
  for (const each of roots) each.adoptedStyleSheets.pop()
  body.style.cssText = before.body
  root.style.fontSize = before.root
  return failures
}

/** Waits until everything that reacts to its size has done so: by the second frame. */
const settled = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Returns a sentence if something sticks out sideways. */
export function explainExcess(where: string, { scrollWidth, clientWidth }: Element): string[] {
  return scrollWidth > clientWidth ? [`${where}: ${scrollWidth - clientWidth} px stick out sideways`] : []
}

function explainCuts(where: string): string[] {
  return [...shadowRootsIn(document)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter(isCut)
    .map((element) => `${where}: "${element.textContent}" is cut\n  ${element.outerHTML.slice(0, 200)}`)
}

/**
 * Whether the end of a text is hidden and can't be scrolled to. A text only for screen readers is a pixel large, and
 * does not count.
 */
function isCut(element: HTMLElement): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element
  if (
    clientWidth <= 1 ||
    !textContent ||
    (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1)
  ) {
    return false
  }
  const { overflowX, overflowY } = getComputedStyle(element)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    (hides(overflowX) && scrollWidth > clientWidth + 1) ||
    (hides(overflowY) && scrollHeight > clientHeight + 1)
  )
}

function* shadowRootsIn(container: ParentNode): Generator<ShadowRoot> {
  for (const { shadowRoot } of container.querySelectorAll('*')) {
    if (!shadowRoot) continue
    yield shadowRoot
    yield* shadowRootsIn(shadowRoot)
  }
}
