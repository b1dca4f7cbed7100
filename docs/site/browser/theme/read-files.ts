/** Reads files of tokens, and stylesheets: what they say of a theme. */
import type { Choice } from '../../theme/address.ts'
import { otherThan, type Scheme } from '../../theme/colours.ts'
import { computedIn, themeFrom } from '../../theme/computed.ts'
import { documentOf } from '../../theme/design-tokens.ts'
import { isOtherFigma, treeOfFigma } from '../../theme/figma-json.ts'
import { type LeftBehind, leftBehind } from '../../theme/left-behind.ts'
import { type LeftOut, type ReadTokens, valuesOf, valuesOfAll } from '../../theme/read-tokens.ts'
import { nameIn, nameOfTheme, readTheme, schemesOf, type Theme } from '../../theme/theme.ts'
import { modeOf, type Source, schemeNamed } from '../../theme/token-tree.ts'
import { followsScheme, isTokenName, textOf } from '../../theme/token-types.ts'
import { dressProbe } from './probe.ts'

/** What a file says of a theme. */
export type Read = Omit<Choice, 'brand'>

/** What files have beside that. */
export interface Found {
  /** What the elements have no use for. */
  leftOut: LeftOut[]
  /** What follows a token that was changed, and does not yet. */
  leftBehind: LeftBehind[]
  /** Line heights that may be meant for the size that their text had before: `line-height is 1.3 of text-md`. */
  lineHeights: string[]
  /** The scheme that they are for, if it is one alone. */
  scheme?: Scheme
}

interface Place {
  probe: HTMLElement
  /** Where its page has one scheme alone, a file for that one has plain values. */
  before: Theme
}

/**
 * @param found gets what the files have beside a theme
 * @throws what a reader is told of a file that has no theme
 */
export async function readFiles(files: readonly File[], place: Place, found: Found): Promise<Read> {
  const sources: Source[] = []
  let sheet: Read = { values: {} }
  for (const file of files) {
    const text = await file.text()
    if (/\.css$/i.test(file.name)) sheet = readStylesheet(file.name, text)
    else sources.push(sourceOf(file.name, text))
  }
  const { probe } = place
  // Figma does not know it.
  const named = (name = place.before.name) => name && { name }
  if (sources.length === 0) return { ...named(sheet.name), ...sheet }
  const {
    leftOut,
    name,
    colorScheme,
    theme: origin,
    ...tokens
  } = readTokens(sources, namesOf(files), place.before.values)
  found.leftOut.push(...leftOut)
  const schemes = new Set(sources.flatMap(({ scheme }) => scheme ?? []))
  if (schemes.size === 1) [found.scheme] = schemes
  const before = { ...place.before, colorScheme: colorScheme ?? place.before.colorScheme }
  dressProbe(probe, before)
  const known = computedIn(probe, before.values)
  keepFallbacks(tokens, known)
  const [wanted, unnamed] = found.scheme
    ? completed(tokens, found.scheme, known, before)
    : [tokens, { colorScheme: 'light dark' as const, values: {} }]
  const seen = schemesOf(unnamed.colorScheme)
  const then = origin && themeThen(origin, probe, seen.length === 1 ? undefined : found.scheme, known)
  dressProbe(probe, unnamed)
  const { values } = themeFrom(wanted, probe, seen)
  // A file of ours says what it was written from.
  if (!origin) found.lineHeights.push(...lineHeightsOf(values, before.values))
  const theme = { ...unnamed, values: { ...unnamed.values, ...values } }
  found.leftBehind.push(...leftBehind({ wanted, values, known, origin: then, schemes: seen }, probe))
  return {
    ...named(name),
    ...((colorScheme ?? theme.colorScheme) !== 'light dark' && {
      colorScheme: colorScheme ?? theme.colorScheme,
    }),
    ...sheet,
    values: { ...theme.values, ...sheet.values },
  }
}

function lineHeightsOf(values: Theme['values'], before: Theme['values']): string[] {
  const names = Object.keys(textOf).filter(isTokenName)
  return names.flatMap((name) => {
    const text = textOf[name]
    const isNew = values[name] && values[name] !== before[name]
    return text && values[text] && isNew ? `${name} is ${values[name]} of ${text}` : []
  })
}

type Tokens = Pick<ReadTokens, Scheme>

/** The theme that a file was written from. With a file for one scheme, the colours of the other one are those of the theme before. */
function themeThen(
  values: Theme['values'],
  probe: HTMLElement,
  scheme: Scheme | undefined,
  known: Tokens,
): Tokens {
  dressProbe(probe, { values })
  const then = computedIn(probe, values)
  if (!scheme) return then
  const other = otherThan(scheme)
  const colours = Object.entries(known[other]).filter(([name]) => isTokenName(name) && followsScheme(name))
  return { ...then, [other]: { ...then[other], ...Object.fromEntries(colours) } }
}

/** Figma knows one typeface. Those that stand in its place are the ones of the theme before, if that begins with the same. */
function keepFallbacks(tokens: Tokens, known: Tokens): void {
  for (const scheme of ['light', 'dark'] as const)
    for (const name of ['font', 'font-heading'] as const) {
      const before = known[scheme][name]
      if (before?.startsWith(`${tokens[scheme][name]},`)) tokens[scheme][name] = before
    }
}

/**
 * A file for one scheme leaves the colours of the other one, and all that it doesn't name, as the theme before has them. Nobody sees
 * the other one of a page that has the one alone.
 * @returns what is wanted in both, and what of the theme before is not named
 */
function completed(tokens: Tokens, scheme: Scheme, known: Tokens, before: Theme): [Tokens, Theme] {
  const [own, other] = [tokens[scheme], otherThan(scheme)]
  const unnamed = Object.fromEntries(Object.entries(before.values).filter(([name]) => !(name in own)))
  if (before.colorScheme === scheme)
    return [
      { light: own, dark: own },
      { ...before, values: unnamed },
    ]
  const now = valuesOf(documentOf(known))[other]
  const coloursNow = Object.entries(now).filter(
    ([name]) => isTokenName(name) && name in own && followsScheme(name),
  )
  const inOther = { ...own, ...Object.fromEntries(coloursNow), ...tokens[other] }
  const wanted = scheme === 'light' ? { light: own, dark: inOther } : { light: inOther, dark: own }
  return [wanted, { colorScheme: 'light dark', values: unnamed }]
}

export const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(' and ')

/** A file of one scheme is known by the mode that it names, or by its own name: `tokens.dark.json`. */
function sourceOf(name: string, text: string): Source {
  const document = treeOfFigma(parse(name, text))
  // One of ours for both says in itself what is for which, whatever its theme is called.
  const scheme = Object(document).modifiers ? undefined : schemeNamed(name)
  return { document, scheme: modeOf(document) ?? scheme }
}

/** The files may refer to one another. */
function readTokens(sources: readonly Source[], names: string, before: Theme['values']): ReadTokens {
  const hint = sources.some(({ document }) => isOtherFigma(document))
    ? 'Figma has written it, but it has no variables with values. Choose "Export modes" among the variables, or ask for /variables/local.'
    : 'A token is known by its name, such as accent.'
  const nothing = new Error(`${names}: there is no token that can be read. ${hint}`)
  try {
    const read = valuesOfAll(sources, before)
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
  const title = nameOfTheme(nameIn(text) ?? '')
  return {
    ...(title && { name: title }),
    ...(colorScheme !== 'light dark' && { colorScheme }),
    values: Object.fromEntries(own),
  }
}
