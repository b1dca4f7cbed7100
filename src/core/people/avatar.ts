/** The client's initials on a colour: the specification's sections 5 and 9. */
import { hash } from '../text/hash'

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

/** Made for the first initials, and once: it takes longer than the rest of an avatar. */
let segmenter: Intl.Segmenter | undefined

/** A letter may have several code units: `👩‍🚀`, `é`. An old browser shows the first character of it. */
function firstLetter(word: string): string | undefined {
  if (!Intl.Segmenter) return [...word][0]
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(word).containing(0)?.segment
}

/** With `auto`, the name alone decides. `undefined` without a background: the avatar then has the page's accent. */
export function avatarBackground(background: string | undefined, name: string): string | undefined {
  const word = background?.toLowerCase()
  if (!word || word === 'transparent') return word
  return `#${word === 'auto' ? avatarPalette[hash(name) % avatarPalette.length] : word}`
}
