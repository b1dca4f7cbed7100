/** Outlines a part of the elements, as a host styles it: by `::part()`. */
import { tell } from './tell-parent.ts'

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** @param part its name; without one, nothing is outlined any more */
export function outline(part: string | undefined): void {
  sheet.replaceSync(
    part ? `::part(${CSS.escape(part)}) { outline: 3px solid #e0218a; outline-offset: -2px }` : '',
  )
  if (part) tell({ type: 'outlined', part, count: countOf(part) })
}

const countOf = (part: string) =>
  Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
    .flatMap((root) => [...(root?.querySelectorAll(`[part~="${part}"]`) ?? [])])
    .filter((element) => element.checkVisibility()).length
