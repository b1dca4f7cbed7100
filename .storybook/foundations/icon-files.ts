import { strToU8, zipSync } from 'fflate'
import { svgOf } from './copied-svg'

/** The pictures that are drawn now, each as the text of a file with its name. */
export function filesIn(root: ParentNode): Record<string, string> {
  return Object.fromEntries(
    Array.from(root.querySelectorAll('[data-glyph]')).flatMap((glyph) => {
      const picture = glyph.querySelector('svg')
      return picture ? [[`${glyph.getAttribute('data-glyph')}.svg`, svgOf(picture)]] : []
    }),
  )
}

/** Saves these files as one. */
export function saveZip(files: Record<string, string>): void {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  const link = document.createElement('a')
  link.download = 'icons.zip'
  link.href = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }))
  link.click()
  URL.revokeObjectURL(link.href)
}
