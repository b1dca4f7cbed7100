import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { countIn, searchable, textOf, wordOf } from './page-text'

/** What was found: which page, and which time on it, from 0. */
export interface Found {
  page: number
  time: number
}

/** Finds a word in the first pages, one after the other: their texts are read once. */
export function usePdfSearch(pdf: PDFDocumentProxy, pages: number, query: string) {
  const word = wordOf(query)
  const texts = useRef<string[]>([])
  const [result, setResult] = useState<{ word: string; counts: readonly number[]; isDone: boolean }>()
  useEffect(() => {
    if (!word) return setResult(undefined)
    let isWanted = true
    async function search(): Promise<void> {
      const counts: number[] = []
      for (let page = 1; page <= pages; page++) {
        texts.current[page] ??= await textOf(pdf, page).then(
          ({ pieces }) => searchable(pieces),
          () => '',
        )
        if (!isWanted) return
        counts.push(countIn(texts.current[page] ?? '', word))
        // What is found early is shown early, and no page is drawn for each one that is read.
        if (page === pages || page % 20 === 0)
          setResult({ word, counts: [...counts], isDone: page === pages })
      }
    }
    void search()
    return () => {
      isWanted = false
    }
  }, [pdf, pages, word])
  const counts = result?.word === word ? result.counts : []
  const found = counts.flatMap((count, index) =>
    [...Array(count).keys()].map((time): Found => ({ page: index + 1, time })),
  )
  return { word, found, isDone: word !== '' && result?.word === word && result.isDone }
}
