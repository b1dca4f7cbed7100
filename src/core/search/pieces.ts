/** Cuts a text where it has what was searched, so that a view can mark it. */
import { folded } from '../text/folded'
import type { Known, Part } from './known'
import { hasWord, isShortNumber, placeOfWord } from './sought'
import type { Piece } from './types'

/** A word to mark. Where words begin with it anywhere in an entry, what has it inside is not meant, nor ever for a short number. */
interface Mark {
  word: string
  isBeginning: boolean
}

/** @param all the texts of an entry, folded */
export const marksIn = (all: string, words: readonly string[]): Mark[] =>
  words.map((word) => ({ word, isBeginning: isShortNumber(word) || placeOfWord(all, word) >= 0 }))

/** A letter with its marks, or blanks: what is compared as one. */
const letters = /\s+|[^\s\p{M}]\p{M}*|\p{M}+/gu

/** All of a text, in pieces. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const cut = [...text.matchAll(letters)].map(([letter]) => ({ letter, own: folded(letter) }))
  const all = cut.map(({ own }) => own).join('')
  const isMarked = new Array<boolean>(all.length).fill(false)
  for (const { word, isBeginning } of marks) {
    const next = (from: number) => (isBeginning ? placeOfWord(all, word, from) : all.indexOf(word, from))
    for (let at = next(0); at >= 0; at = next(at + word.length)) isMarked.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  let at = 0
  for (const { letter, own } of cut) {
    const latest = pieces.at(-1)
    // Of one that is compared as two, such as `ß`, a part may be searched. What nobody sees goes with what is before it.
    const isMatch = own === '' ? latest?.isMatch === true : isMarked.slice(at, at + own.length).includes(true)
    at += own.length
    if (latest?.isMatch === isMatch) latest.text += letter
    else pieces.push({ text: letter, isMatch })
  }
  return pieces
}

/** How long a text is that is shown of a longer one, in characters, and what of it stands before the match. */
const [mostShown, mostBefore] = [140, 40]

/** The words around the first match. @param most how many characters of them */
export function excerptOf(text: string, marks: readonly Mark[], most = mostShown): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const [first, second] = piecesOf(plain, marks)
  const before = first && second && !first.isMatch ? first.text.length : 0
  // Whole words, if there is a blank at all.
  const blank = before <= mostBefore ? -1 : plain.indexOf(' ', before - mostBefore)
  const start = before <= mostBefore ? 0 : blank >= 0 && blank < before ? blank + 1 : before
  const isRest = start + most >= plain.length
  const last = plain.lastIndexOf(' ', start + most)
  const end = isRest ? plain.length : last > before ? last : start + most
  return `${start > 0 ? '…' : ''}${plain.slice(start, end)}${isRest ? '' : '…'}`
}

const has = (text: string, word: string) => hasWord(folded(text), word)

/** Of a long conversation, each message is folded once, however many keys come. */
const foldedParts = new WeakMap<Part, string>()

function fits(part: Part, word: string): boolean {
  const text = foldedParts.get(part) ?? folded(`${part.text} ${part.otherwise ?? ''}`)
  foldedParts.set(part, text)
  return hasWord(text, word)
}

/** What is said below the title: what always is, and what else has the words that stand nowhere there. */
export function textPieces({ title, parts, besides }: Known, marks: readonly Mark[]): Piece[] {
  const shown = parts.filter(({ isMore }) => !isMore)
  for (const { word } of marks) {
    const isTold =
      has(title, word) || (besides && hasWord(besides.all, word)) || shown.some((part) => fits(part, word))
    const teller = isTold ? undefined : parts.find((part) => part.isMore && fits(part, word))
    if (teller) shown.push(teller)
  }
  return shown.flatMap((part, index) => [
    ...(index > 0 ? [{ text: ' · ', isMatch: false }] : []),
    ...piecesOfPart(part, marks),
  ])
}

/** An amount or a date that was typed in another way is marked as a whole. */
function piecesOfPart({ text, otherwise = '', isMore }: Part, marks: readonly Mark[]): Piece[] {
  const isWhole = marks.some(({ word }) => !has(text, word) && placeOfWord(folded(otherwise), word) >= 0)
  if (isWhole) return [{ text, isMatch: true }]
  return piecesOf(isMore ? excerptOf(text, marks) : text, marks)
}
