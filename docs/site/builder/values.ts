/** Which texts of an address are taken. Whatever else somebody writes there is left out, and said so. */
import { visible } from '../code/visible.ts'

const colors = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^[a-z]{3,24}$/i,
  /^(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\w .,%/+-]{1,60}\)$/i,
]

/** Whether it is written as a colour of CSS is. Nothing that it lets through can end a declaration. */
export const isColor = (text: string) => colors.some((pattern) => pattern.test(text))

export const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text)

/**
 * Whether it is an address that code and policy can name: a path, or an address by https. Without https only on this machine.
 * Its characters are few: a `;` or a space would begin another word of the policy.
 */
export const isPlace = (text: string) =>
  /^(?:(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?)?(?:\/[\w.~%-]+)*\/?$/i.test(
    text,
  ) &&
  text !== '' &&
  URL.canParse(text, 'https://host.example')

/** The origin of an address on another server, or `undefined` for a path. */
export const originOf = (place: string) =>
  place.startsWith('/') || !place ? undefined : new URL(place).origin

/** A name in one line, as a reader sees it. */
export const cleanName = (text: string) =>
  [
    ...visible(text)
      .replace(/[\p{Cs}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, 80)
    .join('')
    .trim()
