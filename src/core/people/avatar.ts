/** The client's initials on a colour: the specification's sections 5 and 9. */
import { defaultBackground } from './avatar-background'

/** The colours from which `auto` chooses one for a name. */
export const avatarPalette = [
  '7E6BFF',
  '5B4BD6',
  '3F6FE0',
  '1F86C7',
  '12858A',
  '1B8A5A',
  '4C8A1F',
  '8A7A12',
  'B26B00',
  'C2571A',
  'C8423B',
  'C93A6B',
  'B13AA0',
  '8C46C9',
  '5E6C84',
  '3E4A5F',
] as const

/** The first letters of a name's first and last word, in upper case: at most `count` of them (0 to 2). */
export function initialsOf(name: string, count: number): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? (firstLetter(word) ?? '') : '',
  )
  return letters.slice(0, count).join('').toUpperCase()
}

/** The first letter of a word. A letter may have several code units: `👩‍🚀`, `é`. */
function firstLetter(word: string): string | undefined {
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)[0]
}

/**
 * The CSS colours of the background and of the text on it, with a contrast of 4.5:1 or more. With `auto`, the
 * name alone decides the background.
 */
export function avatarColors(background: string, name: string): { background: string; ink: string } {
  const word = background.toLowerCase()
  if (word === 'transparent') return { background: word, ink: 'currentColor' }
  const hex = word === 'auto' ? (avatarPalette[hash(name) % avatarPalette.length] ?? defaultBackground) : word
  return { background: `#${hex}`, ink: contrast(luminance(hex), 1) >= 4.5 ? '#ffffff' : darkInk }
}

/** Dark enough to be readable on every background on which white is not. */
const darkInk = '#05050f'

/** The relative luminance of a colour by WCAG 2: 0 for black, 1 for white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two luminances by WCAG 2: 1 to 21. */
function contrast(left: number, right: number): number {
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05)
}

const hash = (text: string) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
