/** A file in front of the page while its list changes behind it: nothing is loaded again, and no other file takes its place. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { filesOf, refreshed } from '../../../src/core/index'
import { until } from '../../elements/page'
import { all, control, find, focusedIn, press } from '../../elements/person'
import { respond } from '../../elements/server'
import { asked, dialogOf, key, links, openFiles, png, rowOf, says, share } from './shared-files'

/** The server answers with another list. */
async function renew(...rows: ReturnType<typeof rowOf>[]) {
  respond({ files: rows })
  await refreshed(filesOf('project-website-relaunch'))
}

const never = () => new Promise<Response>(() => {})

test('a link that is signed anew loads nothing again, and leaves the picture as large as it was', async () => {
  share(['photo.png', await png(30, 20)])
  const { element } = await openFiles(/photo\.png/)
  const picture = await until(() => find(element, 'dialog canvas[data-drawn]'))
  await key(element, '+')
  await renew(rowOf('photo.png', 0, { path: '/links/0?signed=again', size: 7000 }))
  await says(element, '7 kB')
  expect(find(element, 'dialog canvas[data-drawn]')).toBe(picture)
  expect(picture.parentElement?.style.transform).toContain('scale(1.5)')
  expect(asked).toHaveLength(1)
  expect(control(element, 'Download')).toHaveProperty('href', expect.stringContaining('signed=again'))
})

test('nor does it begin anew with what is on its way', async () => {
  let give = (_: Response) => {}
  share(['plan.txt', () => new Promise((resolve) => (give = resolve))])
  const { element } = await openFiles(/plan\.txt/)
  await until(() => expect(asked).toHaveLength(1))
  await renew(rowOf('plan.txt', 0, { path: '/links/0?signed=again', size: 7000 }))
  await says(element, '7 kB')
  give(new Response('The plan'))
  await says(element, 'The plan')
  expect(asked).toHaveLength(1)
})

test('what is drawn when it is enlarged already is enlarged', async () => {
  let isThere = false
  share([
    'photo.png',
    async () => (isThere ? new Response(await png(30, 20)) : new Response('', { status: 500 })),
  ])
  const { element } = await openFiles(/photo\.png/)
  await says(element, 'could not send')
  isThere = true
  await key(element, '+')
  await press(element, 'Retry', 'dialog button')
  const picture = await until(() => find(element, 'dialog canvas[data-drawn]'))
  expect(picture.parentElement?.style.transform).toContain('scale(1.5)')
})

test('a file that is taken out of the list stays, without a place in it; keys go on to the others', async () => {
  share(['one.txt', 'First'], ['two.txt', 'Second'], ['three.txt', 'Third'])
  const { element } = await openFiles(/one\.txt/)
  await key(element, 'ArrowRight')
  await says(element, 'Second')
  await renew(rowOf('one.txt', 0), rowOf('three.txt', 2))
  await until(() => expect(dialogOf(element).textContent).not.toContain('of 3'))
  expect(dialogOf(element).textContent).not.toContain('of 2')
  expect(find(element, 'dialog h2').textContent).toBe('two.txt')
  expect(find(element, 'dialog pre').textContent).toBe('Second')
  await key(element, 'ArrowLeft')
  await says(element, '1 of 2')
})

test('one file is never shown under the name of another', async () => {
  share(['one.txt', 'First'], ['two.txt', never])
  const { element } = await openFiles(/one\.txt/)
  await says(element, 'First')
  /** What stands under which name, each time when something is drawn. */
  const seen = new Set<string>()
  const observer = new MutationObserver(() =>
    seen.add(`${find(element, 'dialog h2').textContent} ${all(element, 'dialog pre')[0]?.textContent ?? ''}`),
  )
  observer.observe(dialogOf(element), { subtree: true, childList: true, characterData: true })
  await key(element, 'ArrowRight')
  await says(element, '2 of 2')
  observer.disconnect()
  expect([...seen]).toEqual(['two.txt '])
  // What was looked at is there at once.
  await key(element, 'ArrowLeft')
  expect(find(element, 'dialog pre').textContent).toBe('First')
  expect(find(element, 'dialog [role=status]').textContent).toBe('one.txt, 1 of 2')
})

test('Retry asks for another link each time', async () => {
  share(['plan.txt', () => new Response('', { status: 410 })])
  const { element } = await openFiles(/plan\.txt/)
  await says(element, 'no longer there')
  links.set('/links/new', () => new Response('The plan'))
  respond({ files: [rowOf('plan.txt', 0, { path: '/links/new' })] })
  await press(element, 'Retry', 'dialog button')
  await says(element, 'The plan')
})

test('a file stays open when its row goes, also with the whole list; closed, the focus is on the card', async () => {
  share(['one.txt', 'First'], ['two.txt', 'Second'])
  const { element, row } = await openFiles(/one\.txt/)
  await says(element, 'First')
  await renew(rowOf('two.txt', 1))
  await until(() => expect(row.isConnected).toBe(false))
  await says(element, 'First')
  await renew()
  await says(element, 'First')
  await press(element, 'Close', 'dialog button')
  await until(() => expect(all(element, 'dialog')).toHaveLength(0))
  await until(() => expect(focusedIn(element)?.textContent).toContain('Files & Documents'))
  expect(focusedIn(element)?.matches('section')).toBe(true)
})
