/** Cuts a text where it has what was searched, so that a view can mark it. */
import { folded } from '../text/folded'
import type { Known, Part } from './known'
import { placeOfWord } from './sought'
import type { Piece } from './types'

/** A letter with its marks, or blanks: what is compared as one. */
const letters = /\s+|[^\s\p{M}]\p{M}*|\p{M}+/gu

/** All of a text, in pieces. Each word is marked where words begin with it, or else wherever it stands. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (!text) return []
  const cut = [...text.matchAll(letters)].map(([letter]) => ({ letter, own: folded(letter) }))
  const all = cut.map(({ own }) => own).join('')
  const isMarked = new Array<boolean>(all.length).fill(false)
  for (const word of words) for (const at of placesOf(all, word)) isMarked.fill(true, at, at + word.length)
  const pieces: Piece[] = []
  let at = 0
  for (const { letter, own } of cut) {
    // Of one that is compared as two, such as `ß`, a part may be searched.
    const isMatch =
      own === '' ? (pieces.at(-1)?.isMatch ?? false) : isMarked.slice(at, at + own.length).includes(true)
    at += own.length
    const latest = pieces.at(-1)
    if (latest && latest.isMatch === isMatch) latest.text += letter
    else pieces.push({ text: letter, isMatch })
  }
  return pieces
}

function placesOf(text: string, word: string): number[] {
  if (!word) return []
  const places: number[] = []
  const begins: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push(at)
    if (placeOfWord(text.slice(Math.max(0, at - 1), at + word.length), word) === Math.min(1, at))
      begins.push(at)
  }
  return begins.length > 0 ? begins : places
}

/** How long a text is that is shown of a longer one, in characters, and what of it stands before the match. */
const [mostShown, mostBefore] = [140, 40]

/** The words around the first match. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= mostShown) return plain
  let before = 0
  const first = piecesOf(plain, words)
  for (const { text: piece, isMatch } of first) {
    if (isMatch) break
    before += piece.length
  }
  const found = before === plain.length ? 0 : before
  const cut = Math.max(0, found - mostBefore)
  // Whole words alone.
  const start = cut === 0 ? 0 : plain.indexOf(' ', cut) + 1
  const end = start + mostShown >= plain.length ? plain.length : plain.lastIndexOf(' ', start + mostShown)
  const [from, to] = [start > found ? found : start, end <= found ? found + mostShown : end]
  return `${from > 0 ? '…' : ''}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`
}

const has = (text: string, word: string) => folded(text).includes(word)

/** What is said below the title: what always is, and what else has the words that stand nowhere there. */
export function textPieces({ title, parts, besides }: Known, words: readonly string[]): Piece[] {
  const shown = parts.filter(({ isMore }) => !isMore)
  const isTold = (word: string) =>
    has(title, word) || (besides?.all.includes(word) ?? false) || shown.some((part) => fits(part, word))
  for (const word of words) {
    if (isTold(word)) continue
    const teller = parts.find((part) => part.isMore && fits(part, word))
    if (teller) shown.push(teller)
  }
  return shown.flatMap((part, index) => [
    ...(index > 0 ? [{ text: ' · ', isMatch: false }] : []),
    ...piecesOfPart(part, words),
  ])
}

const fits = ({ text, otherwise = '' }: Part, word: string) => has(text, word) || has(otherwise, word)

/** An amount or a date that was typed in another way is marked as a whole. */
function piecesOfPart(part: Part, words: readonly string[]): Piece[] {
  const isWhole = words.some(
    (word) => !has(part.text, word) && placeOfWord(folded(part.otherwise ?? ''), word) >= 0,
  )
  if (isWhole) return [{ text: part.text, isMatch: true }]
  return piecesOf(part.isMore ? excerptOf(part.text, words) : part.text, words)
}
