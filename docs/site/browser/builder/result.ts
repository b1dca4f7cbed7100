/** What follows from a choice: the code, what is left to do, and the guides. All of it is text; nothing is read as HTML. */
import type { Choice } from '../../builder/choice.ts'
import { type GuideLink, guidesOf } from '../../builder/guides.ts'
import { remindersOf } from '../../builder/reminders.ts'
import { embedOf } from '../../code/embed.ts'
import type { Piece } from '../../code/piece.ts'
import { piecesOf } from '../../code/pieces.ts'

export function showResult(choice: Choice): void {
  fill('#builder-pieces', piecesOf(embedOf(choice)).map(drawPiece))
  fill(
    '#builder-reminders',
    remindersOf(choice).map((sentence) => draw('li', sentence)),
  )
  const { page, server } = guidesOf(choice)
  fill('#builder-page-guides', page.map(drawGuide))
  fill('#builder-server-guides', server.map(drawGuide))
}

const fill = (selector: string, children: readonly Node[]) =>
  document.querySelector(selector)?.replaceChildren(...children)

function draw<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.append(...children)
  return element
}

function drawPiece({ name, what, code, language }: Piece): HTMLElement {
  const text = draw('code', code)
  text.className = `language-${language}`
  const block = draw('pre', text)
  // It scrolls, by keys, too.
  block.tabIndex = 0
  const button = draw('button', 'Copy')
  button.type = 'button'
  // Every page copies by these.
  button.className = 'copy'
  button.ariaLabel = `Copy ${name}`
  const box = draw('div', block, button)
  box.className = 'code'
  return draw('section', draw('h3', name), draw('p', what), box)
}

function drawGuide({ path, text }: GuideLink): HTMLElement {
  const [page, heading] = path.split('#')
  const link = draw('a', text)
  // The builder stands at the root of the site.
  link.href = `${page}.html${heading ? `#${heading}` : ''}`
  return draw('li', link)
}
