/** PDFs for tests, written by hand: each is as small as what is tried with it. */

export interface PdfOptions {
  /** In points. */
  width?: number
  height?: number
  /** What stands in the catalog beside its pages, such as an action that runs when it is opened. */
  catalog?: string
  /** What stands in the trailer, such as `/Encrypt`. */
  trailer?: string
  /** Further objects, from number 4 on: those of pages come after them. */
  objects?: readonly string[]
  /** What a page, from 0, has beside its font; and what is drawn on it before its text. */
  resources?: (page: number) => string
  content?: (page: number) => string
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

const contentOf = (lines: readonly string[], height: number) =>
  `BT /F1 18 Tf 24 TL 36 ${height - 60} Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** A PDF of pages of text, in a font that no PDF brings. */
export function pdfOf(
  pages: readonly (readonly string[])[],
  options: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const { width = 612, height = 792, catalog = '', trailer = '', objects = [] } = options
  const { resources = () => '', content = () => '' } = options
  const first = 4 + objects.length
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${width} ${height}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> ${resources(index)} >> /Contents ${first + 2 * index + 1} 0 R >>`,
      streamOf(`${content(index)} ${contentOf(lines, height)}`),
    ]),
  ]
  let text = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.lastIndexOf('xref\n0')}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const digits = (count: number) => 'ab'.repeat(count)

/** Nobody knows its password: the hashes of it are of none. */
export const protectedPdf = () =>
  pdfOf([['Secret']], {
    objects: [`<< /Filter /Standard /V 1 /R 2 /O <${digits(32)}> /U <${digits(32)}> /P -4 >>`],
    trailer: `/Encrypt 4 0 R /ID [<${digits(16)}> <${digits(16)}>]`,
  })
