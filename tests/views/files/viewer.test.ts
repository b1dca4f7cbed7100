/** A file in front of the page: shown by its bytes alone, whatever it is called, by keys and by pointer, and told about where it can't be. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { changeDraft, draftOf, newTicketDraft } from '../../../src/core/index'
import { draw, until } from '../../elements/page'
import { all, control, find, focusedIn, open, press, textOf } from '../../elements/person'
import { count, respond } from '../../elements/server'
import { asked, dialogOf, key, links, openFiles, png, rowOf, says, share } from './shared-files'

/** The beginning of a PNG, of which the rest would fill the memory. */
const huge = Uint8Array.from(
  `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x9c\x40\0\0\x9c\x40\x08\x06\0\0\0`,
  (character) => character.charCodeAt(0),
)
const attack = 'window.hacked = true'

/** What it is called, what it is, and what is seen of it. */
const kinds: [string, string, () => BodyInit | Promise<BodyInit>, (element: Element) => unknown][] = [
  [
    'photo.png',
    'a picture',
    () => png(30, 20),
    (element: Element) =>
      expect(find(element, 'dialog canvas').getAttribute('aria-label')).toBe('Preview of photo.png'),
  ],
  [
    'photo.txt',
    'a picture, called a text',
    () => png(30, 20),
    (element: Element) =>
      expect(find<HTMLCanvasElement>(element, 'dialog canvas[data-drawn]').width).toBe(30),
  ],
  [
    'photo.png',
    'a drawing with a script',
    () => `<svg xmlns="http://www.w3.org/2000/svg"><script>${attack}</script></svg>`,
    (element: Element) => expect(find(element, 'dialog pre').textContent).toContain('<script>'),
  ],
  [
    'photo.png',
    'a page',
    () => `<!doctype html><script>${attack}</script><img src=x onerror="${attack}">`,
    (element: Element) => expect(find(element, 'dialog pre').textContent).toContain('<script>'),
  ],
  [
    'photo.png',
    'a picture of 40,000 pixels to each side',
    () => huge,
    (element: Element) => expect(textOf(element)).toContain('40,000 × 40,000 pixels'),
  ],
  [
    'photo.png',
    'a broken picture',
    () => huge.with(18, 0).with(22, 0),
    (element: Element) => expect(textOf(element)).toContain('may be damaged'),
  ],
  [
    'list.csv',
    'a table',
    () => 'Name;Price\n"<b>Tea</b>; green";3',
    (element: Element) =>
      expect(all(element, 'dialog td').map(({ textContent }) => textContent)).toEqual([
        '<b>Tea</b>; green',
        '3',
      ]),
  ],
  [
    'data.json',
    'data',
    () => '{"a":1}',
    (element: Element) => expect(find(element, 'dialog pre').textContent).toBe('{\n  "a": 1\n}'),
  ],
  [
    'photo.png',
    'a program',
    () => Uint8Array.of(77, 90, 0, 1),
    (element: Element) => expect(textOf(element)).toContain("This kind of file can't be shown here"),
  ],
]

test.each(kinds)('%s, which is %s', async (name, _, content, check) => {
  const body = await content()
  share([name, () => new Response(body, { headers: { 'content-type': 'image/png' } })])
  const { element } = await openFiles(new RegExp(name))
  await until(() => check(element))
  expect(all(element, 'dialog :is(iframe,object,embed,script)')).toEqual([])
  expect('hacked' in window).toBe(false)
})

test('a name is shown without what turns it around', async () => {
  share(['plan\u202Efdp.exe', 'MZ'])
  const { element } = await openFiles(/planfdp\.exe/)
  expect(find(element, 'dialog h2').textContent).toBe('planfdp.exe')
  const { download } = control(element, 'Download') as HTMLAnchorElement // a link
  expect(download).toBe('planfdp.exe')
})

test('keys go to the next file, enlarge it, and close it; the focus returns', async () => {
  share(['one.png', await png(30, 20)], ['two.txt', 'Second'], ['three.txt', 'Third'])
  const { element, row } = await openFiles(/one\.png/)
  await until(() => find(element, 'dialog canvas[data-drawn]'))
  expect(dialogOf(element).textContent).toContain('1 of 3')
  expect(dialogOf(element).textContent).toMatch(/Grace.*November 20, 2026/)
  await key(element, 'ArrowLeft')
  await says(element, 'Third')
  await key(element, 'ArrowRight')
  await says(element, '1 of 3')
  await key(element, '+')
  const moved = () => find(element, 'dialog canvas').parentElement?.style.transform
  await until(() => expect(moved()).toContain('scale(1.5)'))
  // What is enlarged is moved by the same keys.
  await key(element, 'ArrowRight')
  expect(dialogOf(element).textContent).toContain('1 of 3')
  await key(element, '0')
  await until(() => expect(moved()).toContain('scale(1)'))
  // The button that has the focus goes with the picture. Keys go on.
  control(element, 'Zoom in').focus()
  await key(element, 'ArrowRight')
  await says(element, 'Second')
  expect(focusedIn(element)).not.toBeNull()
  dialogOf(element).dispatchEvent(new Event('cancel', { cancelable: true }))
  await until(() => expect(all(element, 'dialog[open]')).toEqual([]))
  expect(focusedIn(element)).toBe(row)
})

test('a link that has ended is asked for anew, once', async () => {
  share(['plan.txt', () => new Response('', { status: 410 })])
  const element = await open('cp-files service-id="project-website-relaunch"', 'Grace')
  const before = count('files')
  respond({ files: [rowOf('plan.txt', 0, { path: '/links/new' })] })
  links.set('/links/new', () => new Response('The plan'))
  await press(element, /plan\.txt/)
  await until(() => expect(find(element, 'dialog pre').textContent).toBe('The plan'))
  expect(count('files')).toBe(before + 1)
  expect(asked.map(({ path }) => path)).toEqual(['/links/0', '/links/new'])
})

test('one that stays gone is said to be, and can be tried again', async () => {
  let isBack = false
  share(['plan.txt', () => (isBack ? new Response('The plan') : new Response('', { status: 404 }))])
  const { element } = await openFiles(/plan\.txt/)
  await says(element, 'no longer there')
  isBack = true
  await press(element, 'Retry', 'dialog button')
  await until(() => expect(find(element, 'dialog pre').textContent).toBe('The plan'))
})

test('what is large is loaded once the client has said so', async () => {
  share(['film.txt', 'The plan'])
  respond({ files: [rowOf('film.txt', 0, { size: 30_000_000 })] })
  const { element } = await openFiles(/film\.txt/)
  await says(element, 'larger than 25 MB')
  expect(asked).toEqual([])
  await press(element, 'Load it')
  await until(() => expect(find(element, 'dialog pre').textContent).toBe('The plan'))
})

test('a file for the session alone is loaded by its token, and has no link that would be refused', async () => {
  const film = Uint8Array.from('\0\0\0\x20ftypisom', (character) => character.charCodeAt(0))
  links.clear()
  share([
    'film.mp4',
    () => new Response(asked.at(-1)?.token ? film : '', { status: asked.at(-1)?.token ? 200 : 401 }),
  ])
  const { element } = await openFiles(/film\.mp4/)
  await says(element, 'opens for you alone')
  expect(asked.map(({ token }) => token !== null)).toEqual([false, true])
  expect(all(element, 'dialog a').map(({ textContent }) => textContent)).not.toContain('Open in a new tab')
})

test('a question about a file keeps what was written', async () => {
  share(['plan.txt', 'The plan'])
  changeDraft(newTicketDraft, { subject: 'The plan', message: 'I have read it.' })
  const { element } = await openFiles(/plan\.txt/)
  const ask = control(element, 'Ask about this file')
  ask.addEventListener('click', (event) => event.preventDefault())
  ask.click()
  expect(draftOf(newTicketDraft).get()).toMatchObject({
    subject: 'The plan',
    message: 'I have read it.\n\nAbout the file “plan.txt”: ',
    projectId: 'project-website-relaunch',
  })
  await until(() => expect(all(element, 'dialog[open]')).toEqual([]))
})

test('a press for a new tab is left to the browser', async () => {
  share(['plan.pdf', '%PDF-1.7'])
  const element = await open('cp-files service-id="project-website-relaunch"', 'Grace')
  const row = control(element, /plan\.pdf/)
  expect(row).toMatchObject({ localName: 'a', target: '_blank', rel: 'noopener noreferrer' })
  let wasLeft = false
  document.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  row.dispatchEvent(
    new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
  )
  expect(wasLeft).toBe(true)
  expect(asked).toEqual([])
})

test('who goes on to something else while the viewer is on its way is left there', async () => {
  share(['one.txt', 'First'], ['two.txt', 'Second'])
  const element = await open('cp-files service-id="project-website-relaunch"', 'Grace')
  const [one, two] = [control(element, /one\.txt/), control(element, /two\.txt/)]
  one.focus()
  one.click()
  expect(one.ariaBusy).toBe('true')
  two.focus()
  await until(() => expect(one.ariaBusy).toBeNull())
  await draw()
  expect(all(element, 'dialog[open]')).toEqual([])
  two.click()
  await says(element, 'Second')
})
