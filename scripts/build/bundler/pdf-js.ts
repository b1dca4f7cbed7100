/**
 * Puts the two files of pdf.js beside the chunks, byte for byte as their authors have published them: `pdf-reader` reads, in a worker
 * where a page allows one, and `pdf-drawing` draws. Vite would write them as text into a script that is built as a library.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import pdfJs from '../../../node_modules/pdfjs-dist/package.json' with { type: 'json' }

/** A browser may keep them for a year: another release of pdf.js has other names. */
const files = [
  { source: 'pdfjs-dist/build/pdf.min.mjs', name: `pdf-drawing-${pdfJs.version}.js` },
  { source: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs', name: `pdf-reader-${pdfJs.version}.js` },
]

/** The module that exports the address of a file: this, and the source. */
const addressOf = '\0address-of/'

export const pdfJsBeside = (): Plugin => ({
  name: 'pdf-js-beside',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^pdfjs-dist\/.+\?url$/ },
    handler: (id) => addressOf + id.replace(/\?url$/, ''),
  },
  load: {
    filter: { id: new RegExp(`^${addressOf}`) },
    handler(id) {
      const file = files.find(({ source }) => id === addressOf + source)
      if (!file) throw new Error(`No file is named for ${id}.`)
      const asset = this.emitFile({
        type: 'asset',
        fileName: `chunks/${file.name}`,
        source: readFileSync(`node_modules/${file.source}`),
      })
      return `export default import.meta.ROLLDOWN_FILE_URL_${asset}`
    },
  },
  // From the file that asks for it, wherever a host serves both. Vite and webpack know this way to write it,
  // and take the file along; others need a copy of it beside their scripts: see docs/embed/files.md.
  resolveFileUrl: ({ fileName, relativePath }) =>
    files.some(({ name }) => fileName.endsWith(name))
      ? `new URL('./${relativePath}', import.meta.url).href`
      : null,
})
