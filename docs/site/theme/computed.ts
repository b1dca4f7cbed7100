import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import type { Values } from './design-tokens.ts'
import type { Theme } from './theme.ts'
import { typed, types } from './token-types.ts'
import { toCss, toValue } from './token-values.ts'

/** The token as the browser computes it where `probe` stands. */
function compute(probe: HTMLElement, name: TokenName, css: string, scheme: Scheme): string {
  const type = typed.get(name)
  if (!type) return ''
  const property = types[type]
  // Nothing is left of the token before: a duration would hold up the next colour.
  probe.style.cssText = `color-scheme: ${scheme}`
  // The numbers of a colour, whatever its notation.
  probe.style.setProperty(property, type === 'color' ? `color(from ${css} srgb r g b / alpha)` : css)
  return getComputedStyle(probe).getPropertyValue(property)
}

/** Puts a probe beside `element`, because the browser does not draw an element's own children. */
function withProbe<Result>(element: HTMLElement, use: (probe: HTMLElement) => Result): Result {
  const probe = document.createElement('span')
  element.after(probe)
  const result = use(probe)
  probe.remove()
  return result
}

/** What the browser makes of each token in an element. A typeface that is the page's own has no value. */
export function computedIn(element: HTMLElement): Record<Scheme, Values> {
  return withProbe(element, (probe) => {
    const style = getComputedStyle(element)
    const read = (scheme: Scheme): Values => {
      const found = Array.from(typed.keys(), (name) => [name, style.getPropertyValue(`--_${name}`)] as const)
      const own = found.filter(([, css]) => css !== '')
      return Object.fromEntries(own.map(([name, css]) => [name, compute(probe, name, css, scheme)]))
    }
    return { light: read('light'), dark: read('dark') }
  })
}

/**
 * The theme that gives `wanted`, with no more than it needs: a token that the ones before it lead to by themselves, as
 * `accent-strong` follows `accent`, is left out. `element` is an element without a theme.
 */
export function themeFrom(wanted: Record<Scheme, Values>, element: HTMLElement): Theme {
  const values: Values = {}
  const before = element.style.cssText
  withProbe(element, (probe) => {
    const seen = (name: TokenName, css: string, scheme: Scheme) => {
      const type = typed.get(name)
      return type && toCss(type, toValue(type, compute(probe, name, css, scheme)))
    }
    for (const name of typed.keys()) {
      const { light = wanted.dark[name], dark = light } = {
        light: wanted.light[name],
        dark: wanted.dark[name],
      }
      if (light === undefined || dark === undefined) continue
      const now = getComputedStyle(element).getPropertyValue(`--_${name}`)
      const isSame = (css: string, scheme: Scheme) => seen(name, css, scheme) === seen(name, now, scheme)
      if (isSame(light, 'light') && isSame(dark, 'dark')) continue
      const css = inBoth(light, dark)
      values[name] = css
      element.style.setProperty(`--cp-${name}`, css)
    }
  })
  element.style.cssText = before
  return { colorScheme: 'light dark', values }
}

const colours = /#[\da-f]+/gi

/** The CSS for both schemes. Of a shadow, the colours alone can follow the scheme. */
function inBoth(light: string, dark: string): string {
  const inDark = dark.match(colours) ?? []
  let place = 0
  return light.replace(colours, (inLight) => {
    const other = inDark[place++] ?? inLight
    return other === inLight ? inLight : `light-dark(${inLight}, ${other})`
  })
}
