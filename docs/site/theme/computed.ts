import { hostDefault, referenceTo } from '../../../src/views/ui/style/host-default.ts'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import type { Values } from './design-tokens.ts'
import { madeOf } from './follows.ts'
import { readValue } from './read-values.ts'
import { schemesOf, type Theme } from './theme.ts'
import { aliasOf, inScheme, isTokenName, typed, types } from './token-types.ts'
import { toValue } from './token-values.ts'

/** The token as the browser computes it where `probe` stands. */
function compute(probe: HTMLElement, name: TokenName, css: string, scheme: Scheme): string {
  const type = typed.get(name)
  if (!type) return css
  const property = types[type]
  const drawn = (property: string, value: string) => {
    // Nothing is left of the token before: a duration would hold up the next colour.
    probe.style.cssText = `color-scheme: ${scheme}`
    probe.style.setProperty(property, value)
    return getComputedStyle(probe).getPropertyValue(property)
  }
  // The numbers of a colour, whatever its notation.
  const inNumbers = (colour: string) => drawn('color', `color(from ${colour} srgb r g b / alpha)`)
  if (type === 'color') return inNumbers(css)
  const computed = drawn(property, css)
  return type === 'shadow' ? computed.replace(/[a-z][\w-]*\([^()]*\)/g, inNumbers) : computed
}

/** A browser computes all lengths in pixels. Only those that are written so stay the same on a page with another `rem`. */
const isPixels = (css: string) => /^-?[\d.e+-]+px$/.test(css)
const inRem = (pixels: string) => (isPixels(pixels) ? `${Number.parseFloat(pixels) / 16}rem` : pixels)

/** Puts a probe beside `element`, because the browser does not draw an element's own children. */
function withProbe<Result>(element: HTMLElement, use: (probe: HTMLElement) => Result): Result {
  const probe = document.createElement('span')
  element.after(probe)
  const result = use(probe)
  probe.remove()
  return result
}

/**
 * What the browser makes of each token in an element. A typeface that is the page's own has no value, and neither has a default
 * that the format can't say. @param values is what the element's theme says: a token that follows another one goes on to
 */
export function computedIn(element: HTMLElement, values: Values = {}): Record<Scheme, Values> {
  return withProbe(element, (probe) => {
    const style = getComputedStyle(element)
    const read = (scheme: Scheme): Values => {
      const found: Values = {}
      // Object.keys() gives names of type `string`, but the table has exactly these names.
      for (const name of Object.keys(tokens) as TokenName[]) {
        const css = style.getPropertyValue(`--_${name}`)
        const own = style.getPropertyValue(`--cp-${name}`)
        if (css === '' || (own === '' && !typed.has(name))) continue
        const written = inScheme(own === '' ? tokens[name] : (values[name] ?? ''), scheme)
        const alias = aliasOf(written)
        const type = typed.get(name)
        const inPixels = compute(probe, name, css, scheme)
        const computed = type === 'dimension' && !isPixels(written) ? inRem(inPixels) : inPixels
        const isSaid = type && toValue(type, computed) !== undefined
        found[name] = alias ? `var(--cp-${alias})` : isSaid ? computed : css
      }
      return found
    }
    return { light: read('light'), dark: read('dark') }
  })
}

/** Looks at the tokens of an element. */
export interface Sight {
  /** What the element has of a token, as CSS. */
  current: (name: string) => string
  /** CSS with what the element has in the place of each token that it follows. */
  resolved: (css: string) => string
  /** What is seen of a token with this CSS, as the format has it, which rounds. */
  seen: (name: TokenName, css: string, scheme: Scheme) => string
}

/** @param use may change the style of the element: it has its own again afterwards */
export function withSight<Result>(element: HTMLElement, use: (sight: Sight) => Result): Result {
  const before = element.style.cssText
  const result = withProbe(element, (probe) => {
    const style = getComputedStyle(element)
    const current = (name: string) => style.getPropertyValue(`--_${name}`)
    const resolved = (css: string) => css.replace(/var\(--cp-([\w-]+)\)/g, (_, name) => current(name))
    const seen = (name: TokenName, css: string, scheme: Scheme) => {
      const type = typed.get(name)
      const computed = compute(probe, name, resolved(css), scheme)
      return (type && readValue(name, toValue(type, computed))) ?? computed
    }
    return use({ current, resolved, seen })
  })
  element.style.cssText = before
  return result
}

/**
 * The theme that gives `wanted`, with no more than it needs: a token that the ones before it lead to by themselves, as
 * `accent-strong` follows `accent`, is left out, unless it is said to be another one. `element` is an element without a theme.
 * @param schemes those that its page can have
 */
export function themeFrom(
  wanted: Record<Scheme, Values>,
  element: HTMLElement,
  schemes = schemesOf('light dark'),
): Theme {
  const values: Values = {}
  withSight(element, ({ current, resolved, seen }) => {
    for (const [name, inLight, inDark] of targetsFirst(wanted)) {
      const written = (css: string) => {
        const alias = aliasOf(css)
        if (!alias) return css
        const own = values[alias]
        const isCircle = new RegExp(String.raw`var\(--cp-${name}[,)]`).test(own ?? hostDefault(alias))
        if (isCircle) return resolved(css)
        return own === undefined ? referenceTo(alias) : css
      }
      const isSame = (css: string, scheme: Scheme) =>
        seen(name, css, scheme) === seen(name, current(name), scheme) &&
        [undefined, aliasOf(inScheme(tokens[name], scheme))].includes(aliasOf(written(css)))
      if (schemes.every((scheme) => isSame(scheme === 'light' ? inLight : inDark, scheme))) continue
      const css = inBoth(name, written(inLight), written(inDark))
      values[name] = css
      element.style.setProperty(`--cp-${name}`, css)
    }
  })
  return { colorScheme: 'light dark', values }
}

/**
 * The tokens, each after those that its default is made of: `accent-tint` after `surface`. So the theme has set all that leads to a
 * token before that is looked at.
 */
export const inOrder: readonly TokenName[] = (() => {
  const ordered = new Set<TokenName>()
  const add = (name: TokenName) => {
    for (const other of madeOf(name)) add(other)
    ordered.add(name)
  }
  Object.keys(tokens).filter(isTokenName).forEach(add)
  return [...ordered]
})()

/**
 * Each token with its CSS for both schemes, after the one that it is, and those that its default is made of. The greys that are a ground
 * come after it, though its default is made of them.
 */
function targetsFirst(wanted: Record<Scheme, Values>): [name: TokenName, light: string, dark: string][] {
  const targetsOf = (name: TokenName) =>
    [wanted.light[name], wanted.dark[name]].flatMap((css) => aliasOf(css ?? '') ?? [])
  const ordered = new Set<TokenName>()
  const open = new Set<TokenName>()
  const add = (name: TokenName) => {
    if (open.has(name)) return
    open.add(name)
    targetsOf(name).forEach(add)
    for (const other of madeOf(name)) if (!targetsOf(other).includes(name)) add(other)
    ordered.add(name)
  }
  inOrder.forEach(add)
  return [...ordered].flatMap((name): [TokenName, string, string][] => {
    const { light = wanted.dark[name], dark = light } = { light: wanted.light[name], dark: wanted.dark[name] }
    return light === undefined || dark === undefined ? [] : [[name, light, dark]]
  })
}

const colours = /#[\da-f]+/gi

/** The CSS for both schemes. Of a shadow, the colours alone can follow the scheme. */
export function inBoth(name: TokenName, light: string, dark: string): string {
  if (light === dark) return light
  if (typed.get(name) === 'color') return `light-dark(${light}, ${dark})`
  const inDark = dark.match(colours) ?? []
  let place = 0
  return light.replace(colours, (inLight) => {
    const other = inDark[place++] ?? inLight
    return other === inLight ? inLight : `light-dark(${inLight}, ${other})`
  })
}
