/** Colours code by classes: on the server for the page, and in the browser once a control has changed it. */
import highlighter from 'highlight.js/lib/core'
import css from 'highlight.js/lib/languages/css'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import type { Piece } from './piece.ts'

for (const [name, language] of Object.entries({ css, typescript, xml }))
  highlighter.registerLanguage(name, language)

/** Templates are like HTML. PHP would weigh as much as all others, for a few lines. */
const languages = {
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
  css: 'css',
  js: 'typescript',
  ts: 'typescript',
  tsx: 'typescript',
  php: 'plaintext',
  sh: 'plaintext',
  http: 'plaintext',
  json: 'typescript',
  text: 'plaintext',
} as const satisfies Record<Piece['language'], string>

/** @returns the code as HTML, with all that is text escaped */
export function colour({ code, language }: Pick<Piece, 'code' | 'language'>): string {
  const name = languages[language]
  if (name === 'plaintext') return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return highlighter.highlight(code, { language: name }).value
}
