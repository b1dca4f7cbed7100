/**
 * A token that was changed in a drawing program, where nothing follows it: the file still has what the old value has led to, such as the
 * tints of the old accent. This finds those tokens, so that they can follow again.
 */
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import { inBoth, inOrder, withSight } from './computed.ts'
import type { Values } from './design-tokens.ts'
import { allFollowersOf, followersOf } from './follows.ts'
import { oldAccent, oldStrong, oldSurface } from './old-accent.ts'
import { schemesOf } from './theme.ts'
import { partsOf as tokensIn } from './token-types.ts'

/** The tokens that an old value of another one has led to. */
export interface LeftBehind {
  source: TokenName
  names: TokenName[]
}

interface Place {
  /** What the file says. */
  wanted: Record<Scheme, Values>
  /** The theme that gives it. */
  values: Values
  /** Another theme, from which the file may have come. */
  known: Record<Scheme, Values>
  /** The theme that the file says it was written from. */
  origin?: Record<Scheme, Values> | undefined
  /** Those that its page can have. */
  schemes?: readonly Scheme[]
}

/** @param element has no theme */
export function leftBehind(place: Place, element: HTMLElement): LeftBehind[] {
  const { wanted, values, schemes = schemesOf('light dark') } = place
  const found: LeftBehind[] = []
  const left = { ...values }
  const set = (name: TokenName, css = '') => element.style.setProperty(`--cp-${name}`, css)
  withSight(element, ({ seen, current }) => {
    const isThere = (name: TokenName) =>
      schemes.every((scheme) => {
        const css = wanted[scheme][name]
        return css === undefined || isNear(seen(name, css, scheme), seen(name, current(name), scheme))
      })
    for (const name of inOrder) if (left[name]) set(name, left[name])
    for (const source of inOrder) {
      /** Also what the theme makes the source, such as the greys the ground. */
      const tied = inOrder.filter((name) => tokensIn(left[name] ?? '').includes(source))
      const all = [source, ...tied].flatMap(allFollowersOf)
      const followers = inOrder.filter((name) => name !== source && all.includes(name))
      const own = followers.filter((name) => left[name])
      if (own.length === 0) continue
      /** The tokens that a value of the source gives as the file has them, and how many it does not. */
      const under = (css?: string) => {
        set(source, css)
        const names = own.filter((name) => {
          set(name)
          const is = isThere(name)
          if (!is) set(name, left[name])
          return is
        })
        const against = followers.filter((name) => !left[name] && !isThere(name)).length
        for (const name of names) set(name, left[name])
        return { css, names, against }
      }
      const now = under(left[source]).names
      const gain = ({ names }: { names: TokenName[] }) => names.filter((name) => !now.includes(name)).length
      const [best] = oldValues(source, place)
        .map(({ css, least }) => ({ least, ...under(css) }))
        .filter((old) => gain(old) >= Math.max(old.least, old.against + 1))
        .toSorted((one, other) => gain(other) - gain(one))
      set(source, best ? best.css : left[source])
      if (!best) continue
      found.push({ source, names: best.names })
      for (const name of best.names) {
        delete left[name]
        set(name)
      }
    }
  })
  return found
}

/** Colours that tell what they were made of, and how many of them must say the same. */
const guesses: { [Name in TokenName]?: { old: typeof oldAccent; least: number } } = {
  accent: { old: oldAccent, least: 2 },
  'accent-strong': { old: oldStrong, least: 2 },
  surface: { old: oldSurface, least: 3 },
}

/** What a token may have been, and how many of many must have followed it. It is guessed where the file does not say it. */
function oldValues(
  source: TokenName,
  { wanted, known, origin, schemes = schemesOf('light dark') }: Place,
): { css?: string; least: number }[] {
  const said = (values: Place['known'] | undefined) => {
    const [light, dark] = [values?.light[source], values?.dark[source]]
    return light && dark ? [inBoth(source, light, dark)] : []
  }
  if (origin) return [...said(origin), ...said(known)].map((css) => ({ css, least: 1 }))
  /** Without one, which may be of its own. */
  const atMost = (count: number) => Math.min(count, allFollowersOf(source).length - 1)
  const { old, least } = guesses[source] ?? { old: oldUnit, least: atMost(3) }
  const [light, dark = light] = schemes.map((scheme) => old(wanted[scheme], scheme, source))
  /** A radius of 0 has led to no other length. */
  const none =
    source === 'radius' &&
    [wanted.light, wanted.dark].every((each) => /^0(?:px|rem)$/.test(each['radius-small'] ?? ''))
  return [
    // The default.
    { least: atMost(2) },
    ...said(known).map((css) => ({ css, least: atMost(2) })),
    ...(light && dark ? [{ css: inBoth(source, light, dark), least }] : []),
    ...(none ? [{ css: '0px', least: 1 }] : []),
  ]
}

/** The unit of which most lengths are the multiple that their defaults are. */
function oldUnit(values: Values, _: Scheme, source: TokenName): string | undefined {
  const units = followersOf(source).flatMap((name) => {
    const [, times] = /^calc\(var\(--_[\w-]+\)\*([\d.]+)\)$/.exec(tokens[name]) ?? []
    const [, count, unit] = /^([\d.]+)(px|rem)$/.exec(values[name] ?? '') ?? []
    return times && count ? `${Math.round((Number(count) / Number(times)) * 10_000) / 10_000}${unit}` : []
  })
  const votes = (unit: string) => units.filter((each) => each === unit).length
  return units.toSorted((one, other) => votes(other) - votes(one))[0]
}

/** Of colours that were rounded twice, and lengths that a file has in hundredths of a pixel. */
function isNear(one: string, other: string): boolean {
  const [form, otherForm] = [one, other].map((css) => css.replace(numbers, '_'))
  const [parts = [], otherParts = []] = [one, other].map(partsOf)
  return form === otherForm && parts.every((part, at) => Math.abs(part - (otherParts[at] ?? 0)) < 0.02)
}

const numbers = /#[\da-f]+|[\d.]+/gi

/** Of a colour, 0.01 for each of its 255 steps. */
const partsOf = (css: string): number[] =>
  Array.from(css.matchAll(numbers), ([found]) => found).flatMap((found) =>
    found.startsWith('#')
      ? Array.from(found.matchAll(/[\da-f]{2}/gi), ([hex]) => Number.parseInt(hex, 16) / 100)
      : Number(found),
  )
