/** The theme as files: a stylesheet, and design tokens. They are saved, and read. */
import type { Choice } from '../../theme/address.ts'
import type { Scheme } from '../../theme/colours.ts'
import { computedIn, themeFrom } from '../../theme/computed.ts'
import { documentOf, schemeOf, writeTokens } from '../../theme/design-tokens.ts'
import { type LeftOut, type ReadTokens, valuesOf, valuesOfAll } from '../../theme/read-tokens.ts'
import { readTheme, type Theme, writeTheme } from '../../theme/theme.ts'
import { modeOf, type Source, schemeNamed } from '../../theme/token-tree.ts'
import { followsScheme, isTokenName } from '../../theme/token-types.ts'
import { dressProbe } from './probe.ts'

/** What a file says of a theme. */
type Read = Omit<Choice, 'brand'>

/** What files have beside that. */
interface Found {
  /** What the elements have no use for. */
  leftOut: LeftOut[]
  /** The scheme that they are for, if it is one alone. */
  scheme?: Scheme
}

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
    const found: Found = { leftOut: [] }
    const { leftOut } = found
    const sentence = await readFiles(files, { probe, before: read() }, found).then(
      (read) => {
        const wayBack = onRead(read)
        const { scheme } = found
        const alone = scheme ? `Its colours are the ${scheme} ones; the ${otherThan(scheme)} ones stay. ` : ''
        const lost = leftOut.length > 0 ? ` but for what stands below: ${leftOut.length}` : ''
        const verb = files.length === 1 ? 'is' : 'are'
        return `${namesOf(files)} ${verb} read${lost}. ${alone}${wayBack}`
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

const otherThan = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light')

interface Place {
  /** Has the theme before. */
  probe: HTMLElement
  before: Theme
}

/**
 * @param found gets what the files have beside a theme
 * @throws what a reader is told of a file that has no theme
 */
async function readFiles(files: readonly File[], place: Place, found: Found): Promise<Read> {
  const sources: Source[] = []
  let sheet: Read = { values: {} }
  for (const file of files) {
    const text = await file.text()
    if (/\.css$/i.test(file.name)) sheet = readStylesheet(file.name, text)
    else sources.push(sourceOf(file.name, text))
  }
  if (sources.length === 0) return sheet
  const { leftOut, colorScheme, ...tokens } = readTokens(sources, namesOf(files))
  found.leftOut.push(...leftOut)
  const schemes = new Set(sources.flatMap(({ scheme }) => scheme ?? []))
  if (schemes.size === 1) [found.scheme] = schemes
  const theme = found.scheme ? themeOfOne(tokens, found.scheme, place) : themeOfBoth(tokens, place)
  return {
    ...((colorScheme ?? theme.colorScheme) !== 'light dark' && {
      colorScheme: colorScheme ?? theme.colorScheme,
    }),
    ...sheet,
    values: { ...theme.values, ...sheet.values },
  }
}

type Tokens = Pick<ReadTokens, Scheme>

function themeOfBoth(tokens: Tokens, { probe }: Place): Theme {
  dressProbe(probe, { values: {} })
  return themeFrom(tokens, probe)
}

/** Files for one scheme leave the colours of the other one, and all that they don't name, as the theme before has them. */
function themeOfOne(tokens: Tokens, scheme: Scheme, { probe, before }: Place): Theme {
  const [own, other] = [tokens[scheme], otherThan(scheme)]
  const now = valuesOf(documentOf(computedIn(probe, before.values)))[other]
  const coloursNow = Object.entries(now).filter(
    ([name]) => isTokenName(name) && name in own && followsScheme(name),
  )
  const inOther = { ...own, ...Object.fromEntries(coloursNow), ...tokens[other] }
  const unnamed = Object.fromEntries(Object.entries(before.values).filter(([name]) => !(name in own)))
  dressProbe(probe, { values: unnamed })
  const { values } = themeFrom({ light: own, dark: own, [other]: inOther }, probe)
  const isSeen = before.colorScheme.includes(scheme)
  return { colorScheme: isSeen ? before.colorScheme : 'light dark', values: { ...unnamed, ...values } }
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
