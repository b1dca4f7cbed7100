/** `reserve.css`: reserves the space that elements will take, so that nothing moves when they come. */
import { givingUp } from '../src/elements/loader/nearness.ts'
import { reservedSpace, type Space } from '../src/elements/reference/reserved-space.ts'

/** How many seconds it is reserved in case that no script comes. */
export const reservedSeconds = 2

const rem = (pixels: number) => `${pixels / 16}rem`

/** An element is not defined until its code is there; then it is loading until it knows what to show. */
const waiting = (selector: string) => `${selector}:is(:not(:defined),:state(loading))`

/** The rules, for elements that don't show yet what they have; on all others they set nothing. */
export function reserveRules(): string {
  const rows = Object.entries(reservedSpace).flatMap(([selector, space]): [string, Space][] =>
    space ? [[selector, space]] : [],
  )
  const all = rows.filter(([selector]) => !selector.includes('['))
  const tags = (isInline: boolean) =>
    `:is(${all.flatMap(([tag, { width }]) => (isInline === Boolean(width) ? tag : [])).join()})`
  return [
    `${tags(false)}:not(:defined,[hidden]){display:block}`,
    `${tags(true)}:not(:defined,[hidden]){display:inline-block;vertical-align:middle}`,
    ...rows.map(([selector, { height, width }]) => {
      const inline = width ? `min-inline-size:${rem(width)};` : ''
      return `${waiting(selector)}{${inline}min-block-size:${rem(height)}}`
    }),
    '@media (width<640px){',
    ...rows.flatMap(([selector, { narrow }]) =>
      narrow ? `${waiting(selector)}{min-block-size:${rem(narrow)}}` : [],
    ),
    '}',
    `:is(${all.map(([tag]) => tag).join()}):not(:defined){animation:${givingUp} 0s ${reservedSeconds}s forwards}`,
    `@keyframes ${givingUp}{to{min-inline-size:0;min-block-size:0}}`,
    '',
  ].join('\n')
}
