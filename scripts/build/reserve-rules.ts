/** Writes `reserve.css`. It reserves the space that elements will take, so that nothing moves when they appear. */
import { elements } from '../../src/elements/elements.ts'
import { slots } from '../../src/elements/frameworks/slots.ts'
import { reserving } from '../../src/elements/loader/nearness.ts'
import { reservedSpace, type Space } from '../../src/elements/reference/reserved-space.ts'
import type { ElementRow } from '../../src/elements/row.ts'
import { losing, reserveWords } from './reserve-words.ts'

const givingUp = `${reserving}space`
const unseen = `${reserving}content`

/** How many seconds the space stays reserved if no script is loaded. */
export const reservedSeconds = 2

/** A length that follows the token `--cp-rem`. The rules are the page's, where the elements' own tokens don't reach. */
const rem = (pixels: number) => `calc(var(--cp-rem,1rem)*${pixels / 16})`

/**
 * A selector for an element that does not show its content yet. Before its code is loaded, the element is not
 * defined. After that, its state is `loading` until it knows its content.
 */
const waiting = (selector: string) => `${selector}:is(:not(:defined),:state(loading))`

/** Rules for the elements whose width is another one than usual. */
const widths = Object.entries(elements).flatMap(([tag, { width }]: [string, ElementRow]) =>
  width ? `${waiting(tag)}{--cp-reserved:${rem(width * 16)}}` : [],
)

/** The heights that elements have in windows of some widths. */
const within = (widths: string, rows: [string, Space][], which: 'narrow' | 'medium') => [
  `@media (${widths}){`,
  ...rows.flatMap(([selector, { [which]: height }]) =>
    height ? `${waiting(selector)}{min-block-size:${rem(height)}}` : [],
  ),
  '}',
]

/** The text of `reserve.css`. Its rules match only elements that do not show their content yet. */
export async function reserveRules(): Promise<string> {
  const rows = Object.entries(reservedSpace).flatMap(([selector, space]): [string, Space][] =>
    space ? [[selector, space]] : [],
  )
  const all = rows.filter(([selector]) => !selector.includes('['))
  const tags = (isInline: boolean) =>
    `:is(${all.flatMap(([tag, { width }]) => (isInline === Boolean(width) ? tag : [])).join()})`
  return [
    '@charset "utf-8";',
    `${tags(false)}:not(:defined,[hidden]){display:block}`,
    `${tags(true)}:not(:defined,[hidden]){display:inline-block;vertical-align:middle}`,
    // As in `root.tsx`: a box without a height wishes for the width. An animation of the element takes it away, too.
    `${waiting(tags(false))}::before{content:"";display:grid;grid-template-columns:minmax(0,var(--cp-reserved,${rem(960)}))}`,
    ...(await reserveWords(`${tags(false)}:not(:defined)`)),
    ...widths,
    ...rows.map(([selector, { height, width, token }]) => {
      const size = (pixels: number) => (token ? `var(--cp-${token},${rem(pixels)})` : rem(pixels))
      const inline = width ? `min-inline-size:${size(width)};` : ''
      return `${waiting(selector)}{${inline}min-block-size:${size(height)}}`
    }),
    ...within('width<640px', rows, 'narrow'),
    ...within('640px<=width<800px', rows, 'medium'),
    // All that the host has for an element would show at once, until the element has a place for it. A page's own rule that
    // ends animations for who wants less motion would show it, too.
    `:is(${Object.keys(slots).join()}):not(:defined)>[slot]{animation:${unseen} ${reservedSeconds}s!important}`,
    `@keyframes ${unseen}{from,to{position:absolute;max-block-size:0;overflow:clip;visibility:hidden}}`,
    `:is(${all.map(([tag]) => tag).join()}):not(:defined){animation:${givingUp} 0s ${reservedSeconds}s forwards,${losing}}`,
    `@keyframes ${givingUp}{to{min-inline-size:0;min-block-size:0;--cp-reserved:max-content}}`,
    '',
  ].join('\n')
}
