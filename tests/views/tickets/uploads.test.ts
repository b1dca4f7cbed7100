/** The limits of uploads, where a client reads them: a host may change them while the forms are shown. */
import '../../elements/signed-in'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeDraft, configure } from '../../../src/core/index'
import { show, until } from '../../elements/page'
import { all, control, find, focusedIn, inside, loses, open, reads } from '../../elements/person'

afterEach(() => {
  configure({ uploads: undefined })
  changeDraft('ticket', { files: [] })
})

const picker = (element: Element) => inside(element).querySelector<HTMLInputElement>('input[type=file]')

test('a new ticket', async () => {
  const element = await open('cp-raise-ticket', 'At most 10 files of 10 MB each. Best as JPEG, PNG, or PDF.')
  expect(picker(element)?.accept).toContain('application/pdf')
  const file = new File(['x'.repeat(4000)], 'notes.txt', { type: 'text/plain' })
  changeDraft('ticket', { files: [file, new File([], 'empty.pdf')] })
  await reads(element, 'Better as JPEG, PNG, or PDF.')
  await reads(element, '0 bytes')
  // What is said of it makes it no higher than two lines.
  expect(all(element, 'form li').map(({ offsetHeight }) => offsetHeight < 62)).toEqual([true, false])
  configure({ uploads: { maxFiles: 1, maxBytes: 3000, accept: '.txt' } })
  await reads(element, 'At most 1 file of 3 kB. Best as TXT.')
  await reads(element, 'Larger than 3 kB')
  await reads(element, 'At most 1 file can be sent at once.')
  expect(picker(element)?.accept).toBe('.txt')
  configure({ uploads: { maxBytes: 4000, accept: '' } })
  await loses(element, /Best as|Better as TXT|Larger than/)
})

test('who sends with a file that cannot go is led to it, and told at the button', async () => {
  const element = await open('cp-raise-ticket', 'At most 10 files')
  changeDraft('ticket', {
    ...{ subject: 'Cart', message: 'It is empty.' },
    files: [new File(['x'], 'notes.pdf'), new File([], 'doc.pdf')],
  })
  const remove = await until(() => control(element, 'Remove doc.pdf'))
  const chips = all(element, 'form li > div').map((chip) => getComputedStyle(chip).borderColor)
  expect(chips[0]).not.toBe(chips[1])
  const send = control(element, 'Create Ticket')
  expect(send.parentElement?.textContent).not.toContain('Remove')
  await userEvent.click(send)
  await until(() => expect(send.parentElement?.textContent).toContain('Remove doc.pdf'))
  expect(focusedIn(element)).toBe(remove)
  expect(getComputedStyle(remove).outlineStyle).toBe('solid')
  remove.click()
  await until(() => expect(send.parentElement?.textContent).not.toContain('Remove'))
  changeDraft('ticket', { subject: '', message: '' })
})

test('a reply', async () => {
  const element = show('cp-ticket ticket-id="TKT-M4XQ72PD"')
  await until(() => expect(picker(element)?.accept).toContain('application/pdf'))
  configure({ uploads: { accept: 'image/*' } })
  await until(() => expect(picker(element)?.accept).toBe('image/*'))
})

test('a file of a project', async () => {
  const element = await open('cp-files service-id="project-website-relaunch"', 'At most 10 MB each.')
  configure({ uploads: { maxBytes: 2_500_000 } })
  await reads(element, 'At most 2.5 MB each.')
})

test('of a high picture, its beginning is shown', async () => {
  const element = await open('cp-raise-ticket', 'At most 10 files')
  changeDraft('ticket', { files: [new File(['x'], 'page.png', { type: 'image/png' })] })
  await until(() => expect(getComputedStyle(find(element, 'form li canvas')).objectPosition).toBe('50% 0%'))
})
