/** How much of a file is loaded to be shown, and what is saved of it. */
import '../../elements/signed-in'
import { expect, test, vi } from 'vitest'
import { until } from '../../elements/page'
import { all, control, find, press } from '../../elements/person'
import { respond } from '../../elements/server'
import { asked, dialogOf, openFiles, rowOf, says, share } from './shared-files'

/** An answer that goes on until nobody reads it, or all has been given. */
function stream(first: Uint8Array<ArrayBuffer>, most = 1000) {
  const cancel = vi.fn()
  let given = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(given === 0 ? first : new Uint8Array(1_000_000))
        if (++given > most) controller.close()
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return { answer: () => new Response(body), cancel, given: () => given }
}

const beginning = (text: string) =>
  Uint8Array.from(text.padEnd(2000, '\0'), (character) => character.charCodeAt(0))

test.each([
  ['an archive', 'PK\x03\x04'],
  ['a document of Office', '\xd0\xcf\x11\xe0'],
  ['a program', 'MZ'],
])('of %s, only the beginning is loaded', async (_, text) => {
  const { answer, cancel, given } = stream(beginning(text))
  share(['file.bin', answer])
  const { element } = await openFiles(/file\.bin/)
  await says(element, "can't be shown here")
  expect(given()).toBeLessThan(3)
  expect(cancel).toHaveBeenCalledOnce()
})

test('the client is asked also where the answer alone tells that it is large', async () => {
  const { answer, cancel } = stream(beginning('\0'))
  share(['file.bin', answer])
  const { element } = await openFiles(/file\.bin/)
  await says(element, 'larger than 25 MB')
  expect(cancel).toHaveBeenCalledOnce()
  control(element, 'Load it')
})

test('a photograph of many pixels that is stored on its side is drawn within the bounds', async () => {
  const stored = await jpegOnItsSide(6000, 4000)
  share(['photo.jpg', stored])
  const { element } = await openFiles(/photo\.jpg/)
  const picture = await until(() => find<HTMLCanvasElement>(element, 'dialog canvas[data-drawn]'))
  expect(picture.height).toBeGreaterThan(picture.width)
  expect(picture.width * picture.height).toBeLessThanOrEqual(16_000_000)
})

test('what is here is saved from here; of anything else, the portal stays where it is', async () => {
  share(['plan.txt', 'The plan'])
  const { element } = await openFiles(/plan\.txt/)
  await says(element, 'The plan')
  const saved = vi.spyOn(URL, 'createObjectURL')
  const link = control(element, 'Download')
  expect(link).toMatchObject({ target: '_blank', download: 'plan.txt' })
  link.click()
  const [content] = await until(() => saved.mock.calls[0] ?? expect.fail())
  expect(await new Response(content as Blob).text()).toBe('The plan') // what saves gives a blob
  expect(asked).toHaveLength(1)
  saved.mockRestore()
})

test('a table with many columns is cut, and said to be', async () => {
  share(['list.csv', Array(300).fill(Array(100).fill('1').join(';')).join('\n')])
  const { element } = await openFiles(/list\.csv/)
  await says(element, 'Only the beginning')
  expect(all(element, 'dialog :is(td,th)')).toHaveLength(20_000)
})

test('keys for a text go to what scrolls', async () => {
  share(['plan.txt', 'The plan'])
  const { element } = await openFiles(/plan\.txt/)
  await until(() => expect(find(element, 'dialog [tabindex="0"]').matches(':focus')).toBe(true))
})

test('what the page may not read is left to the browser the next time', async () => {
  // Nobody answers there, and the browser does not say why.
  respond({ files: [rowOf('plan.pdf', 0, { path: 'https://localhost:1/plan.pdf' })] })
  const { element, row } = await openFiles(/plan\.pdf/)
  await says(element, 'may not show')
  expect(dialogOf(element).textContent).not.toContain('Retry')
  control(element, 'Open in a new tab', '[role=group] a')
  await press(element, 'Close')
  let wasLeft = false
  document.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  row.click()
  expect(wasLeft).toBe(true)
})

/** A JPEG with the note that it is to be turned by a quarter. */
async function jpegOnItsSide(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const note = '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'
  const exif = Uint8Array.from(note, (character) => character.charCodeAt(0))
  return new Blob([bytes.slice(0, 2), exif, bytes.slice(2)])
}
