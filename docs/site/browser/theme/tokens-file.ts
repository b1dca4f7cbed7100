/** The theme as files: a stylesheet, and design tokens. They are saved, and read. */
import type { Choice } from '../../theme/address.ts'
import { computedIn, themeFrom } from '../../theme/computed.ts'
import { documentOf, schemeOf, writeTokens } from '../../theme/design-tokens.ts'
import { type LeftOut, valuesOfAll } from '../../theme/read-tokens.ts'
import { readTheme, type Theme, writeTheme } from '../../theme/theme.ts'
import { modeOf, type Source, schemeNamed } from '../../theme/token-tree.ts'
import { isTokenName } from '../../theme/token-types.ts'
import { dressProbe } from './probe.ts'

/** What a file says of a theme. */
type Read = Omit<Choice, 'brand'>

interface Exchange {
  /** Has the theme that is saved. */
  probe: HTMLElement
  /** The same as CSS. */
  read: () => Theme
  /** @returns a sentence: how one comes back to the theme before */
  onRead: (read: Read) => string
}

export function exchangeTokens({ probe, read, onRead }: Exchange): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.addEventListener('click', () => {
      const theme = read()
      const { save: wanted } = button.dataset
      if (wanted === 'css') return save('theme.css', 'text/css', writeTheme(theme))
      const tokens = documentOf(computedIn(probe, theme.values), theme.colorScheme)
      const saveTokens = (name: string, data: object) => save(name, 'application/json', writeTokens(data))
      if (wanted === 'light' || wanted === 'dark')
        saveTokens(`tokens.${wanted}.json`, schemeOf(tokens, wanted))
      else saveTokens('tokens.json', tokens)
    })

  document.getElementById('read-tokens')?.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const files = Array.from(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    if (files.length === 0) return
    const leftOut: LeftOut[] = []
    const sentence = await readFiles(files, probe, leftOut).then(
      (read) => {
        const wayBack = onRead(read)
        const lost = leftOut.length > 0 ? ` but for what stands below: ${leftOut.length}` : ''
        const verb = files.length === 1 ? 'is' : 'are'
        return `${namesOf(files)} ${verb} read${lost}. ${wayBack}`
      },
      ({ message }: Error) => `${message} So nothing changes.`,
    )
    const result = document.getElementById('read-result')
    if (result) result.textContent = sentence
    const list = document.getElementById('left-out')
    list?.replaceChildren(...linesOf(leftOut))
    if (list) list.hidden = leftOut.length === 0
  })
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
  const name = document.createElement('code')
  name.textContent = path
  line.append(name, `: ${reason}.`)
  return line
}

/**
 * @param leftOut gets what the files have and the elements have no use for
 * @throws what a reader is told of a file that has no theme
 */
async function readFiles(files: readonly File[], probe: HTMLElement, leftOut: LeftOut[]): Promise<Read> {
  const sources: Source[] = []
  let sheet: Read = { values: {} }
  for (const file of files) {
    const text = await file.text()
    if (/\.css$/i.test(file.name)) sheet = readStylesheet(file.name, text)
    else sources.push(sourceOf(file.name, text))
  }
  if (sources.length === 0) return sheet
  const { leftOut: lost, colorScheme, ...tokens } = readTokens(sources, namesOf(files))
  leftOut.push(...lost)
  dressProbe(probe, { values: {} })
  return {
    ...(colorScheme && { colorScheme }),
    ...sheet,
    values: { ...themeFrom(tokens, probe).values, ...sheet.values },
  }
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(' and ')

/** A file of one scheme is known by the mode that it names, or by its own name: `tokens.dark.json`. */
function sourceOf(name: string, text: string): Source {
  const document = parse(name, text)
  return { document, scheme: modeOf(document) ?? schemeNamed(name) }
}

/** The files may refer to one another. */
function readTokens(sources: readonly Source[], names: string): ReturnType<typeof valuesOfAll> {
  const nothing = new Error(
    `${names}: there is no token that can be read. A token is known by its name, such as accent.`,
  )
  try {
    const read = valuesOfAll(sources)
    if (Object.keys({ ...read.light, ...read.dark }).length > 0) return read
  } catch {
    // Some data has a form that nobody foresaw. What browsers say of it would help nobody.
  }
  throw nothing
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is no JSON: it is another kind of file, or something is missing in it.`)
  }
}

/** What holds in a page by itself: no rule for a class, nor one within `@media`. */
function readStylesheet(name: string, text: string): Read {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const rules = Array.from(sheet.cssRules).filter(
    (rule) => rule instanceof CSSStyleRule && document.documentElement.matches(rule.selectorText),
  )
  const { colorScheme, values }: Theme = readTheme(rules.map(({ cssText }) => cssText).join('\n'))
  const own = Object.entries(values).filter(([token]) => isTokenName(token))
  if (own.length === 0)
    throw new Error(`${name} has no rule for :root with tokens of the elements, such as --cp-accent.`)
  return { ...(colorScheme !== 'light dark' && { colorScheme }), values: Object.fromEntries(own) }
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
