/**
 * Puts the file of pdf.js that reads PDFs beside the chunks, byte for byte as its authors have published it. A worker loads it by
 * its address; a page that allows no worker imports it. Vite would write it as text into a script that is built as a library.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import pdfJs from '../../../node_modules/pdfjs-dist/package.json' with { type: 'json' }

const source = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

/** A browser may keep it for a year: another release of pdf.js has another name. */
const name = `pdf-reader-${pdfJs.version}.js`

export const pdfReader = (): Plugin => ({
  name: 'pdf-reader',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^pdfjs-dist\/legacy\/build\/pdf\.worker\.min\.mjs/ },
    handler: (id) => (id === source ? { id: `./${name}`, external: 'relative' } : '\0pdf-reader-address'),
  },
  load: {
    filter: { id: /^\0pdf-reader-address$/ },
    handler() {
      const file = this.emitFile({
        type: 'asset',
        fileName: `chunks/${name}`,
        source: readFileSync(`node_modules/${source}`),
      })
      return `export default import.meta.ROLLDOWN_FILE_URL_${file}`
    },
  },
  // From the file that asks for it, wherever a host serves both. Vite and webpack know this way to write it,
  // and take the file along; others need a copy of it beside their scripts: see docs/embed/policy.md.
  resolveFileUrl: ({ fileName, relativePath }) =>
    fileName.endsWith(name) ? `new URL('./${relativePath}', import.meta.url).href` : null,
})
