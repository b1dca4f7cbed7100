/** The text of a page, and where a word stands in it. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { folded } from '../../../../core/index'

/** A part of a page's text, as the PDF places it: some letters, a word or a line. */
export type Piece = Pick<TextItem, 'str' | 'hasEOL' | 'transform' | 'width' | 'height' | 'fontName' | 'dir'>

/** What is found in one piece: from a letter to the one before `end`. A word may stand in several pieces. */
export interface Mark {
  piece: number
  start: number
  end: number
}

export async function textOf(pdf: PDFDocumentProxy, page: number) {
  const content = await (await pdf.getPage(page)).getTextContent()
  // Without the marks of a tagged PDF, which have no text.
  const pieces = content.items.filter((item): item is TextItem => 'str' in item)
  return { pieces, styles: content.styles, lang: content.lang }
}

/** The text of pieces as a search compares it, and the piece and place of each of its letters. */
function foldPieces(pieces: readonly Pick<Piece, 'str' | 'hasEOL'>[]) {
  let text = ''
  const places: { piece: number; at: number; length: number }[] = []
  pieces.forEach(({ str, hasEOL }, piece) => {
    let at = 0
    for (const letter of hasEOL ? `${str}\n` : str) {
      // A letter with a mark is one here, and a ligature several; of several blanks, the first counts.
      for (const each of folded(letter)) {
        if (each === ' ' && text.endsWith(' ')) continue
        text += each
        for (let unit = 0; unit < each.length; unit++) places.push({ piece, at, length: letter.length })
      }
      at += letter.length
    }
  })
  return { text, places }
}

const startsOf = (text: string, word: string): number[] => {
  const starts: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) starts.push(at)
  return starts
}

/** A page's text for many searches. */
export const searchable = (pieces: readonly Pick<Piece, 'str' | 'hasEOL'>[]): string =>
  foldPieces(pieces).text

/** What is looked for; empty if nothing is. */
export const wordOf = (query: string): string => folded(query.trim())

/** How often a word is in a page. */
export const countIn = (text: string, word: string): number => (word ? startsOf(text, word).length : 0)

/** Where a word is in a page: one list of marks for each time. */
export function marksIn(pieces: readonly Pick<Piece, 'str' | 'hasEOL'>[], word: string): Mark[][] {
  if (!word) return []
  const { text, places } = foldPieces(pieces)
  return startsOf(text, word).map((start) => {
    const marks: Mark[] = []
    for (const { piece, at, length } of places.slice(start, start + word.length)) {
      const last = marks.at(-1)
      if (last?.piece === piece) last.end = at + length
      else marks.push({ piece, start: at, end: at + length })
    }
    return marks
  })
}
