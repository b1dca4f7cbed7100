/** Short facts under a title, one after another: each can be read whole, also where it takes several lines. */
import '../../elements/defined'
import { beforeEach, expect, test } from 'vitest'
import { createBrowserApi } from '../../../server/browser'
import { configure } from '../../../src/core/index'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import { inside } from '../../elements/person'

const names = [
  'Qualitätsmanagementhandbuchüberarbeitung für alle Standorte',
  'Relaunch of the website with shop and portal, second phase',
  'إعادة إطلاق الموقع الإلكتروني مع المتجر وبوابة العملاء الجديدة',
]

beforeEach(async () => {
  const { fetch } = createBrowserApi({
    seed: (records) => ({
      ...records,
      projects: records.projects.map((project, index) => ({
        ...project,
        serviceName: names[index % names.length] ?? '',
      })),
      payments: records.payments.map((payment, index) => ({
        ...payment,
        paymentId: names[index % names.length] ?? '',
      })),
    }),
  })
  configure({ fetch, brand: { name: 'Northlight', providerLabel: names[0] } })
  await signInAs()
  return () => {
    stage.removeAttribute('style')
    stage.removeAttribute('dir')
    configure({ brand: undefined })
  }
})

/** The notes with one of the names in an element. Each is one item of a line that wraps. */
function notesIn(element: Element) {
  const texts = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  const found: { name: string; note: DOMRect; frame: DOMRect; lines: DOMRect[] }[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const name = text.textContent ?? ''
    const note = text.parentElement?.closest('span:not([dir])')
    const frame = note?.parentElement?.parentElement
    if (!note || !frame || !names.includes(name) || !note.closest('li')) continue
    const range = document.createRange()
    range.selectNode(text)
    const lines = Array.from(range.getClientRects())
    found.push({ name, note: note.getBoundingClientRect(), frame: frame.getBoundingClientRect(), lines })
  }
  return found
}

const places = [
  'cp-attention',
  'cp-files service-id="project-website-relaunch"',
  'cp-project service-id="project-website-relaunch"',
]
const cases = places.flatMap((place) =>
  ['ltr', 'rtl'].flatMap((direction) => [360, 280].map((width) => ({ place, direction, width }))),
)

test.each(cases)(
  'the letters of a long note are inside of its frame: $place, $direction, $width px',
  async ({ place, direction, width }) => {
    stage.dir = direction
    stage.style.cssText = `inline-size:${width}px;font:16px sans-serif`
    const element = show(`<${place}></${place.split(' ')[0]}>`)
    await until(() => expect(notesIn(element).length).toBeGreaterThan(0))
    await draw()
    for (const { name, note, frame, lines } of notesIn(element)) {
      for (const line of lines) {
        expect(line.left, name).toBeGreaterThanOrEqual(frame.left - 0.5)
        expect(line.right, name).toBeLessThanOrEqual(frame.right + 0.5)
      }
      // No line is empty but for the dot, which nobody sees at the beginning of a line.
      expect((lines[0]?.top ?? 0) - note.top, name).toBeLessThan(8)
    }
  },
)
