/** What is said of values that change nothing. */
import { whyVoid } from '../../../../src/views/ui/style/host-default.ts'
import type { TokenName } from '../../../../src/views/ui/style/tokens.ts'
import { typed } from '../../theme/token-types.ts'
import { isNegative, isValue } from '../../theme/values.ts'
import { lengthOf } from './probe.ts'

const computedOf = (probe: HTMLElement) => (property: string) =>
  getComputedStyle(probe).getPropertyValue(property)

/** Whether a value follows what is not there. @param probe has the theme */
const isVoid = (probe: HTMLElement, name: TokenName, css: string) =>
  css.includes('var(') && isValue(name, css) && computedOf(probe)(`--cp-${name}`) === ''

/** Whether it would count in a page that has the variables of its own. */
function mayFollowPage(probe: HTMLElement, css: string): boolean {
  const followed = Array.from(css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, name = '']) => name)
  const lacking = followed.filter((name) => computedOf(probe)(name) === '')
  return lacking.length > 0 && lacking.every((name) => !name.startsWith('--cp-'))
}

/** Whether a value counts in no page at all: it would only be in the way in a stylesheet. */
export const changesNothing = (probe: HTMLElement, name: TokenName, css: string) =>
  isVoid(probe, name, css) && !mayFollowPage(probe, css)

/** Says what of a value counts but may not be meant. @param probe has the theme */
export function noteOn(probe: HTMLElement, name: TokenName, css: string): string {
  if (name === 'line-height' && css && Number(css) < 1.2) return ' Below 1.2, lines of text are hard to read.'
  if (/^control-height/.test(name) && css && Number.parseFloat(lengthOf(probe, name)) < 24)
    return ' Below 24px, it is hard to hit.'
  if (/^(accent|canvas|surface|danger)/.test(name) && css) {
    probe.style.color = css
    // Only what lets through is written with a fourth part.
    return /^rgba|\//.test(computedOf(probe)('color'))
      ? ' It lets its ground through, so its contrasts are others.'
      : ''
  }
  return typefaceNote(name, css)
}

/** Says whether the first typeface of a list is not there: it changes no width. */
function typefaceNote(name: TokenName, css: string): string {
  const pen =
    typed.get(name) === 'fontFamily' && css.includes(',') && new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) return ''
  const widthIn = (font: string) => {
    pen.font = `16px ${font}`
    return pen.measureText('Typeface mli').width
  }
  const [first] = css.split(',')
  const isLacking = ['monospace', 'serif'].every((other) => widthIn(other) === widthIn(`${first}, ${other}`))
  return isLacking ? ' This browser has no such typeface, so another one is drawn.' : ''
}

/** Why what is typed for a token changes nothing; empty if it counts. @param probe has the theme */
export function problemOf(probe: HTMLElement, name: TokenName, css: string): string {
  if (css === '') return ''
  if (isNegative(name, css)) return `${name} can't be below 0, so nothing changes.`
  if (!isValue(name, css)) return `This is no value of ${name}, so nothing changes.`
  if (!isVoid(probe, name, css)) return ''
  const stays = mayFollowPage(probe, css) ? ' It stays in the CSS: your page may have it.' : ''
  return `Nothing changes: ${whyVoid(`--cp-${name}`, css, computedOf(probe))}.${stays}`
}
