/** The theme as files: a stylesheet, and design tokens. They are saved, and read. It is loaded when somebody does either. */
import type { TokenName } from '../../../../src/views/ui/style/tokens.ts'
import { otherThan, type Scheme } from '../../theme/colours.ts'
import { computedIn } from '../../theme/computed.ts'
import { documentOf, schemeOf, writeTokens } from '../../theme/design-tokens.ts'
import type { LeftBehind } from '../../theme/left-behind.ts'
import type { LeftOut } from '../../theme/read-tokens.ts'
import { type Theme, writeTheme } from '../../theme/theme.ts'
import { followsScheme } from '../../theme/token-types.ts'
import { focusFiles, showLines, tell } from './message.ts'
import { type Found, namesOf, type Read, readFiles } from './read-files.ts'

/** Where a theme goes out, and comes in. */
export interface Exchange {
  /** Has the theme that is saved. */
  probe: HTMLElement
  /** The same as CSS. */
  read: () => Theme
  /** @returns a sentence: how one comes back to the theme before */
  onRead: (read: Read) => string
  /** Takes the tokens out of the choice, so that they follow others again. @returns the same sentence */
  onFollow: (names: readonly TokenName[]) => string
}

/** @param wanted `css`, or what the file of tokens is for: `light`, `dark` or both */
export function saveTheme(wanted: string | undefined, { probe, read }: Exchange): void {
  const theme = read()
  const name = (end: string) => [fileNameOf(theme.name), end].filter(Boolean).join('.')
  if (wanted === 'css') {
    save(name('theme.css'), 'text/css', writeTheme(theme))
    return
  }
  const tokens = documentOf(computedIn(probe, theme.values), theme)
  const saveTokens = (end: string, data: object) => save(name(end), 'application/json', writeTokens(data))
  if (wanted === 'light' || wanted === 'dark') saveTokens(`tokens.${wanted}.json`, schemeOf(tokens, wanted))
  else saveTokens('tokens.json', tokens)
}

/** The name of a theme as the beginning of the name of its files. */
const fileNameOf = (name = '') =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Reads files, and says in the page what became of them. @param before the theme that they change */
export async function openFiles(
  files: readonly File[],
  exchange: Exchange,
  before = exchange.read(),
): Promise<void> {
  const { probe, onRead } = exchange
  const found: Found = { leftOut: [], leftBehind: [], lineHeights: [] }
  let halfOf: Scheme | undefined
  const sentence = await readFiles(files, { probe, before }, found).then(
    (read) => {
      const wayBack = onRead(read)
      const { scheme, leftOut, leftBehind, lineHeights } = found
      if (read.colorScheme !== scheme) halfOf = scheme
      const always = scheme ? `Your page is always ${scheme}. ` : ''
      const alone = halfOf
        ? `Its colours are the ${halfOf} ones; the ${otherThan(halfOf)} ones stay. `
        : always
      const lost = leftOut.length > 0 ? ` but for what stands below: ${leftOut.length}` : ''
      const verb = files.length === 1 ? 'is' : 'are'
      const toLookAt = lineHeights.length > 0 ? `Look whether it is meant: ${lineHeights.join(', ')}. ` : ''
      return `${namesOf(files)} ${verb} read${lost}. ${alone}${toLookAt}${questionFor(leftBehind)}${wayBack}`
    },
    ({ message }: Error) => `${message} So nothing changes.`,
  )
  tell(sentence)
  showLines('left-out', linesOf(found.leftOut))
  showLeftBehind(found.leftBehind, exchange)
  showAlways(halfOf, (colorScheme) => openFiles(files, exchange, { ...before, colorScheme }))
}

/** Shows the button by which files for one scheme are read anew, for a page that has that one alone. */
function showAlways(scheme: Scheme | undefined, readAnew: (scheme: Scheme) => Promise<void>): void {
  const button = document.getElementById('read-always')
  if (!button) return
  button.hidden = !scheme
  button.textContent = `Always ${scheme}`
  button.onclick = async () => {
    if (scheme) await readAnew(scheme)
    // The button is gone.
    focusFiles()
  }
}

const kindOf = (name: TokenName) => (followsScheme(name) ? 'colour' : 'length')
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** "15 colours followed the old accent. Let them follow the new one?" */
function questionFor(leftBehind: readonly LeftBehind[]): string {
  const parts = leftBehind.map(
    ({ source, names }) => `${counted(names.length, kindOf(source))} followed the old ${source}`,
  )
  const one = parts.length > 1 ? 'ones' : 'one'
  return parts.length > 0 ? `${parts.join(', ')}. Let them follow the new ${one}? ` : ''
}

/** Shows the button by which they follow, and names the tokens below. */
function showLeftBehind(leftBehind: readonly LeftBehind[], { onFollow }: Exchange): void {
  const names = leftBehind.flatMap((each) => each.names)
  const button = document.getElementById('let-follow')
  if (!button) return
  button.hidden = names.length === 0
  button.onclick = () => {
    const wayBack = onFollow(names)
    tell(`They follow. ${wayBack}`)
    // The button is gone.
    focusFiles()
  }
  const summary = document.createElement('summary')
  summary.textContent = 'Which they are'
  const lines = leftBehind.map(({ source, names }) => {
    const line = document.createElement('p')
    line.append(`${source}: `, ...names.flatMap((name, at) => [at > 0 ? ', ' : '', codeOf(name)]))
    return line
  })
  showLines('left-behind', names.length > 0 ? [summary, ...lines] : [])
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement('code')
  code.textContent = text
  return code
}

/** The first of what is left out. A file of somebody else's may have thousands of tokens. */
function linesOf(leftOut: readonly LeftOut[]): HTMLLIElement[] {
  const lines = leftOut.slice(0, 50).map(lineOf)
  const more = document.createElement('li')
  more.textContent = `and ${leftOut.length - lines.length} more`
  return leftOut.length > lines.length ? [...lines, more] : lines
}

/** What is left out, and why. */
function lineOf({ path, reason }: LeftOut): HTMLLIElement {
  const line = document.createElement('li')
  line.append(codeOf(path), `: ${reason}.`)
  return line
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // A browser may read it only after a question where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
