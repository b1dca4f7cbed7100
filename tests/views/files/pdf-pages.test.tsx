/** PDFs in the page: what is in them is read and found, and nothing in them runs. */
import '../../elements/signed-in'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import { loadPdfJs, loadReader } from '../../../src/views/files/viewer/pdf/load-pdf-js'
import { PdfPages, type PdfPagesProps } from '../../../src/views/files/viewer/pdf/pdf-pages'
import { adoptStyles } from '../../../src/views/ui/style/sheet'
import { pdfOf, protectedPdf } from '../../pdf'

let root: Root
let host: HTMLElement
let box: HTMLElement
const onPage = vi.fn()

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow)
  box = document.createElement('div')
  box.style.cssText =
    'inline-size: 600px; block-size: 500px; display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr)'
  shadow.append(box)
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  host.remove()
  configure({ workers: undefined })
  vi.clearAllMocks()
})

// The first PDF waits for pdf.js, which the development server makes ready for so long.
beforeAll(() => Promise.all([loadPdfJs(), loadReader()]), 60_000)

const draw = (bytes: Uint8Array, more: Partial<PdfPagesProps> = {}) =>
  root.render(<PdfPages bytes={bytes} name="plan.pdf" zoom={1} onPage={onPage} {...more} />)

const patiently = { timeout: 20_000, interval: 50 }
const until = (check: () => void) => vi.waitFor(check, patiently)
const sheets = () => [...box.querySelectorAll<HTMLElement>('[data-page]')]
const canvases = () => [...box.querySelectorAll('canvas')]
const scroller = () => box.querySelector('section') ?? expect.fail('It is not open.')

/** Whether something is drawn: a sheet of paper alone is white. */
function isDrawn(canvas: HTMLCanvasElement | undefined): boolean {
  if (!canvas) return false
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return data.some((value) => value < 100)
}

test.each([
  ['in a worker', true],
  ["on the page's own thread", false],
])('is read %s, drawn in a font of the system, and its text is there', async (_, workers) => {
  configure({ workers })
  const started = vi.spyOn(globalThis, 'Worker')
  const bytes = pdfOf([['Home page, version 3', 'Hello (world)']])
  draw(bytes)
  await until(() => expect(box.textContent).toContain('Hello (world)'))
  await until(() => expect(isDrawn(canvases()[0])).toBe(true))
  expect(started.mock.calls.length > 0).toBe(workers)
  expect(sheets()[0]?.getAttribute('aria-label')).toBe('Page 1 of 1')
  // The bytes stay: they are downloaded and hashed, too.
  expect(bytes.length).toBeGreaterThan(0)
  for (const name of ['pdfjsLib', 'pdfjsWorker']) expect(name in globalThis).toBe(false)
  started.mockRestore()
})

test('300 pages have five pictures at most, and a field leads to each, in the digits of any keyboard', async () => {
  draw(pdfOf(Array.from({ length: 300 }, (_, index) => [`This is page ${index + 1}.`])))
  await until(() => expect(isDrawn(canvases()[0])).toBe(true))
  expect(sheets()).toHaveLength(300)
  const field = box.querySelector('input') ?? expect.fail()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '٢٥٠')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.form?.requestSubmit()
  await until(() => expect(box.textContent).toContain('This is page 250.'))
  expect(onPage).toHaveBeenLastCalledWith(250)
  expect(canvases().length).toBeLessThanOrEqual(5)
  expect(box.textContent).not.toContain('This is page 1.')
})

test('of 1,200 pages the first 1,000 are there, and it says so', async () => {
  draw(pdfOf(Array.from({ length: 1_200 }, () => ['Many'])))
  await until(() => expect(sheets()).toHaveLength(1_000))
  await until(() =>
    expect(box.querySelector('[role=status]')?.textContent).toContain('The first 1,000 of 1,200 pages'),
  )
})

test.each([
  ['that can not be read', '/Width 8 /Height 8 /Filter /JPXDecode'],
  ['of 1,600 million pixels', '/Height 40000 /DecodeParms << /Columns 8 >> /Width 40000'],
])('a picture %s is left out, and told', async (_, head) => {
  draw(
    pdfOf([['A scan']], {
      objects: [
        `<< ${head} /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\nnone\nendstream`,
      ],
      resources: () => '/XObject << /P 4 0 R >>',
      content: () => 'q 99 0 0 99 0 0 cm /P Do Q',
    }),
  )
  await until(() =>
    expect(box.querySelector('[role=status]')?.textContent).toContain('Some letters or pictures'),
  )
})

test('a word is found in all pages, whatever its case and marks', async () => {
  draw(pdfOf([['Nothing here'], ['The Caf\u00e9 opens'], ['A CAFE closes']]))
  await until(() => expect(scroller()).toBeTruthy())
  scroller().dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true }))
  await until(() => expect(box.querySelector('[type=search]')).toBeTruthy())
  const field = box.querySelector<HTMLInputElement>('[type=search]') ?? expect.fail()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'cafe')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => expect(box.querySelector('[role=status]')?.textContent).toBe('1 of 2'))
  await until(() => expect(box.querySelector('mark[data-current]')?.textContent).toBe('Caf\u00e9'))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await until(() => expect(box.querySelector('mark[data-current]')?.textContent).toBe('CAFE'))
})

test('what was found is brought into view once, and not when its page comes again', async () => {
  draw(pdfOf(Array.from({ length: 20 }, (_, index) => [index === 0 ? 'The beginning' : 'Else'])))
  await until(() => expect(scroller()).toBeTruthy())
  scroller().dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true }))
  await until(() => expect(box.querySelector('[type=search]')).toBeTruthy())
  const field = box.querySelector<HTMLInputElement>('[type=search]') ?? expect.fail()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'beginning')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => expect(box.querySelector('mark[data-current]')).toBeTruthy())
  scroller().scrollTop = scroller().scrollHeight
  await until(() => expect(box.querySelector('mark')).toBeNull())
  // The second page is in view, and the first one near.
  const second = sheets()[1]?.offsetTop ?? expect.fail()
  scroller().scrollTop = second
  await until(() => expect(box.querySelector('mark[data-current]')).toBeTruthy())
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(scroller().scrollTop).toBe(second)
})

/** Three letters that are one piece, as a font's table tells: `ABC` is drawn, and it is Hebrew. */
const hebrew = () => {
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <41> <43> <05d0> endbfrange endcmap end end`
  return pdfOf([[]], {
    catalog: '/Lang (he)',
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 5 0 R >>',
      `<< /Length ${table.length} >>\nstream\n${table}\nendstream`,
    ],
    resources: () => '/Font << /F2 4 0 R >>',
    content: () => 'BT /F2 18 Tf 72 700 Td (ABC) Tj ET',
  })
}

test('the text of Hebrew lies over its picture, and has the language of the PDF', async () => {
  draw(hebrew())
  await until(() => expect(box.querySelector('span[dir=rtl]')).toBeTruthy())
  const [letters, sheet] = [box.querySelector('span[dir=rtl]'), sheets()[0]]
  if (!letters || !sheet) return expect.fail()
  const [inner, outer] = [letters.getBoundingClientRect(), sheet.getBoundingClientRect()]
  expect(inner.left - outer.left).toBeCloseTo((72 / 612) * outer.width, 0)
  expect(letters.closest('[lang]')?.getAttribute('lang')).toBe('he')
})

test.each([
  ['a password', protectedPdf(), 'protected by a password'],
  ['no PDF but its first letters', new TextEncoder().encode('%PDF-1.7 and then nothing'), 'is damaged'],
])('with %s, it says so', async (_, bytes, words) => {
  draw(bytes)
  await until(() => expect(box.textContent).toContain(words))
})

test('a page of 200 inches is drawn within the bounds of a canvas', async () => {
  draw(pdfOf([['Large']], { width: 14_400, height: 14_400 }), { zoom: 8 })
  await until(() => expect(canvases().length).toBe(1))
  const [canvas] = canvases()
  expect((canvas?.width ?? 0) * (canvas?.height ?? 0)).toBeLessThanOrEqual(8_000_000)
})

test.each([
  ['JavaScript', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); globalThis.ran = true) >>'],
  ['a launch action', '/OpenAction << /S /Launch /F (calc.exe) >>'],
  ['an address to open', '/OpenAction << /S /URI /URI (https://evil.example/) >>'],
  ['a form to send', '/OpenAction << /S /SubmitForm /F (https://evil.example/) >>'],
])('%s in it does nothing, and it is shown', async (_, catalog) => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const opened = vi.spyOn(globalThis, 'open')
  draw(pdfOf([['Read me']], { catalog }))
  await until(() => expect(box.textContent).toContain('Read me'))
  expect([asked.mock.calls, opened.mock.calls, 'ran' in globalThis]).toEqual([[], [], false])
  vi.restoreAllMocks()
})
