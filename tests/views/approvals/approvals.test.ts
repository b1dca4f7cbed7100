/** "Approve" and "Ask for changes": pressed, asked once more, sent, and on record. */
import '../../elements/signed-in'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, fail, hang, once } from '../../../server/api/intercept'
import { configure, milestonesOf, updatesOf } from '../../../src/core/index'
import type { HostEvents } from '../../../src/views/host/host'
import { icons } from '../../../src/views/ui/pictures/icons'
import { errors, record, settle, show, stage, toasts, until } from '../../elements/page'
import { all, control, find, focusedIn, loses, press, reads, textOf, typeInto } from '../../elements/person'
import { count, hold, respond, rules } from '../../elements/server'

const project = 'project-website-relaunch'
const html = `<cp-project-updates service-id="${project}"></cp-project-updates>`
const name = 'Home page, version 3'
const banner = 'Action is required! Please check your Notification'

const question = (element: Element) => control(element, 'Approve').getAttribute('aria-describedby')
/** Presses "Approve", and waits for the question. */
async function pressApprove(element: Element) {
  await press(element, 'Approve')
  await until(() => expect(question(element)).not.toBeNull())
}
async function writeChanges(element: Element, words: string) {
  await press(element, 'Ask for changes')
  const field = await until(() => find(element, 'textarea'))
  typeInto(field, words)
  return field
}
const update = (approval?: object) => ({
  ...{
    _id: 'update-website-relaunch-2',
    title: 'Please approve the home page',
    createdAt: new Date().toISOString(),
  },
  approval,
})
const asked = (version: string, ...records: object[]) =>
  update({ id: 'APR-4T8KQ2VN', subject: 'Home page', version, records })
const decided = {
  id: 'r',
  decision: 'Approved',
  by: 'Charles Babbage',
  byId: 'other',
  at: '2026-11-20T09:30:00Z',
  version: '3',
}

/** Whether the newest update has a warning. */
const warns = (element: Element) => find(element, 'ol > li svg path').getAttribute('d') === icons.warning

test('what goes on record can be approved before the tickets are known', async () => {
  rules.tickets = hang()
  const other = { _id: 'other', title: 'Data is missing', actionRequiredFromClient: true }
  respond({ serviceUpdates: [asked('3'), { ...other, createdAt: '2020-01-01T00:00:00Z' }] })
  const element = show(html)
  await pressApprove(element)
  await reads(element, `Approve ${name}?`)
})

test('it takes two presses, the second of which says what is approved; then the record stands in its place', async () => {
  configure({ timeZone: 'UTC' })
  const element = show(html)
  await reads(element, banner)
  expect(warns(element)).toBe(true)
  await pressApprove(element)
  await reads(element, `Approve ${name}?`)
  await reads(element, /Files: homepage-design\.png/)
  expect(count('approve')).toBe(0)
  expect(focusedIn(element) === control(element, 'Approve')).toBe(true)
  control(element, 'Approve').click()
  await reads(element, `You approved ${name}`)
  await reads(element, /\w+ \d+, \d{4} at \d+:\d\d [AP]M GMT\+0/)
  await loses(element, banner)
  expect(warns(element)).toBe(false)
  // A screen reader hears what has the focus now, and no toast beside it.
  const focused = focusedIn(element)
  expect(find(element, `#${focused?.getAttribute('aria-labelledby')}`).textContent).toBe(
    `You approved ${name}`,
  )
  expect(toasts).toEqual([])
  expect(() => control(element, 'Approve')).toThrow()
  expect(count('approve')).toBe(1)
})

test('the keyboard alone does it, and Cancel leads back to the button', async () => {
  const element = show(html)
  const button = await until(() => control(element, 'Approve'))
  button.focus()
  await userEvent.keyboard('{Enter}')
  await until(() => expect(question(element)).not.toBeNull())
  await userEvent.keyboard('{Tab}{Enter}')
  await until(() => expect(question(element)).toBeNull())
  expect(focusedIn(element) === control(element, 'Approve')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await until(() => expect(question(element)).not.toBeNull())
  await userEvent.keyboard('{Enter}')
  await reads(element, `You approved ${name}`)
})

test('a double click, or a key that is held down, asks and sends nothing', async () => {
  const element = show(html)
  await pressApprove(element)
  const button = control(element, 'Approve')
  button.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  button.dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
  await settle()
  expect(count('approve')).toBe(0)
})

describe('changes', () => {
  test('need words, which are kept until they are sent', async () => {
    rules.approve = once(fail(503, 'Closed for a minute.'))
    const element = show(html)
    const field = await writeChanges(element, ' ')
    control(element, 'Send').click()
    await reads(element, 'Please write what should be changed.')
    expect(focusedIn(element) === field).toBe(true)
    typeInto(field, 'The logo is too small.')
    stage.replaceChildren()
    const again = show(html)
    await until(() => expect(find(again, 'textarea').value).toBe('The logo is too small.'))
    control(again, 'Send').click()
    await reads(again, 'Closed for a minute.')
    control(again, 'Send').click()
    await reads(again, `You asked for changes to ${name}`)
    await reads(again, 'The logo is too small.')
    expect(count('approve')).toBe(2)
  })

  test('of a version that is another by now are asked for again, with the words that are there', async () => {
    const element = show(html)
    await writeChanges(element, 'The logo is too small.')
    rules.approve = fail(409, 'Another version.')
    respond({ serviceUpdates: [asked('4')] })
    control(element, 'Send').click()
    await reads(
      element,
      'This has changed in the meantime. Please look at Home page, version 4, and decide again.',
    )
    await reads(element, 'What you have written is kept for your next decision.')
    expect(() => find(element, 'textarea')).toThrow()
    await press(element, 'Ask for changes')
    await reads(element, 'Ask for changes to Home page, version 4')
    expect(find(element, 'textarea').value).toBe('The logo is too small.')
    const approved = asked('4', { ...decided, version: '4', byId: 'client-ada' })
    rules.approve = answer({ success: true, data: approved.approval })
    // It is asked for anew after that, and a busy machine may draw only the last of both answers.
    respond({ serviceUpdates: [approved] })
    control(element, 'Send').click()
    await reads(element, 'You approved Home page, version 4')
  })
})

test('the words of a client who was late are kept, and it says so', async () => {
  const element = show(html)
  await writeChanges(element, 'The logo is too small.')
  rules.approve = fail(409, 'Somebody was faster.')
  respond({ serviceUpdates: [asked('3', decided)] })
  control(element, 'Send').click()
  await reads(element, /had already decided.*What you have written is kept for your next decision\./s)
  respond({ serviceUpdates: [asked('4', decided)] })
  updatesOf(project).refresh()
  await press(element, 'Ask for changes')
  await until(() => expect(find(element, 'textarea').value).toBe('The logo is too small.'))
})

describe('another version that comes while the question is open', () => {
  const says = 'This has changed in the meantime. Please look at Home page, version 4, and decide again.'
  const bring = (...records: object[]) => {
    respond({ serviceUpdates: [asked('4', ...records)] })
    updatesOf(project).refresh()
  }

  test('is not approved by the next press', async () => {
    const element = show(html)
    await pressApprove(element)
    bring()
    await reads(element, says)
    expect(question(element)).toBeNull()
    expect(focusedIn(element)?.textContent).toContain(says)
    expect(count('approve')).toBe(0)
    await pressApprove(element)
    await reads(element, 'Approve Home page, version 4?')
    expect(textOf(element)).not.toContain(says)
  })

  test('is not what the words are about that were begun, which stay', async () => {
    const element = show(html)
    await writeChanges(element, 'The logo is too small.')
    await reads(element, `Ask for changes to ${name}`)
    bring()
    await reads(element, says)
    await press(element, 'Ask for changes')
    await until(() => expect(find(element, 'textarea').value).toBe('The logo is too small.'))
    await reads(element, 'Ask for changes to Home page, version 4')
  })

  test('does not take the place of the one that is being sent', async () => {
    const goOn = hold('approve')
    const element = show(html)
    await pressApprove(element)
    control(element, 'Approve').click()
    await until(() => expect(count('approve')).toBe(1))
    bring(decided)
    await settle()
    await reads(element, `Approve ${name}?`)
    // The record stays: the list is asked for anew once it is there.
    respond({ serviceUpdates: [asked('3', { ...decided, byId: 'client-ada' })] })
    goOn()
    await reads(element, `You approved ${name}`)
  })

  test('with the answer leaves no place for the record, so that a toast says it', async () => {
    const byAda = { ...decided, byId: 'client-ada' }
    rules.approve = answer({ success: true, data: asked('4', byAda).approval })
    const element = show(html)
    await pressApprove(element)
    respond({ serviceUpdates: [asked('4', byAda)] })
    control(element, 'Approve').click()
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^success: .*pproved/)]))
    await until(() => expect(question(element)).toBeNull())
    expect(control(element, 'Approve')).toBeTruthy()
  })
})

test('an approval that is taken back while its question is open leaves the focus in the list', async () => {
  const element = show(html)
  await pressApprove(element)
  rules.approve = fail(404, 'Not found.')
  respond({ serviceUpdates: [update()] })
  control(element, 'Approve').click()
  await until(() =>
    expect(toasts).toEqual([
      'error: This has changed in the meantime. Please look at Home page, and decide again.',
    ]),
  )
  expect(focusedIn(element)?.matches('section,ol,h2,h3')).toBe(true)
})

test('Cancel forgets what the server has refused', async () => {
  rules.approve = fail(503, 'Closed for a minute.')
  const element = show(html)
  await pressApprove(element)
  control(element, 'Approve').click()
  await reads(element, 'Closed for a minute.')
  await press(element, 'Cancel')
  await pressApprove(element)
  expect(textOf(element)).not.toContain('Closed for a minute.')
})

test('where the records can not be read, nobody is asked, and it is said', async () => {
  respond({ serviceUpdates: [asked('3', { ...decided, id: undefined })], milestones: [] })
  const element = show(html)
  await reads(element, "1 entry can't be shown.")
  expect(() => control(element, 'Approve')).toThrow()
  expect(textOf(element)).not.toContain('You replied')
})

test('where a colleague was faster, it says who and when, and shows the record', async () => {
  configure({ timeZone: 'UTC' })
  const element = show(html)
  await pressApprove(element)
  rules.approve = fail(409, 'Somebody was faster.')
  respond({ serviceUpdates: [asked('3', decided)] })
  control(element, 'Approve').click()
  await reads(
    element,
    /Charles Babbage had already decided about this on November 20, 2026 at 9:30\sAM GMT\+0/,
  )
  await reads(element, `Charles Babbage approved ${name}`)
  // Of the next version, nobody has decided anything.
  respond({ serviceUpdates: [asked('4', decided)] })
  updatesOf(project).refresh()
  await until(() => control(element, 'Approve'))
  expect(textOf(element)).not.toContain('had already decided')
})

test('a colleague who decides meanwhile takes the buttons away, at once', async () => {
  const element = show(html)
  await pressApprove(element)
  respond({ serviceUpdates: [asked('3', decided)] })
  updatesOf(project).refresh()
  await reads(element, `Charles Babbage approved ${name}`)
  expect(() => control(element, 'Approve')).toThrow()
  expect(focusedIn(element)?.getAttribute('role')).toBe('group')
})

test('it can be done among what waits, and leaves that at once; a line says so, once', async () => {
  const element = show('cp-attention')
  await reads(element, 'Approval needed')
  await pressApprove(element)
  control(element, 'Approve').click()
  await loses(element, 'Approval needed')
  // A screen reader hears what has the focus now, and no toast beside it.
  await until(() => expect(focusedIn(element)?.textContent).toBe(`You approved ${name}`))
  expect(toasts).toEqual([])
})

test('where the client has gone on to something else meanwhile, a toast says it', async () => {
  const element = show('cp-attention')
  await pressApprove(element)
  const answered = hold('approve')
  control(element, 'Approve').click()
  await until(() => expect(count('approve')).toBe(1))
  control(element, 'Approve').blur()
  answered()
  await loses(element, 'Approval needed')
  await until(() => expect(toasts).toEqual([`success: You approved ${name}`]))
})

test('a milestone is approved where it stands', async () => {
  const milestone = { title: 'Design', description: '', dueDate: '2027-01-01', status: 'In Progress' }
  const approval = { id: 'APR-2', version: '1', records: [] }
  respond({ milestones: [{ ...milestone, approval }] })
  rules.approve = answer({
    success: true,
    data: { ...approval, records: [{ ...decided, version: '1', byId: 'client-ada' }] },
  })
  const element = show(`<cp-milestones service-id="${project}"></cp-milestones>`)
  await pressApprove(element)
  respond({
    milestones: [
      {
        ...milestone,
        approval: { ...approval, records: [{ ...decided, version: '1', byId: 'client-ada' }] },
      },
    ],
  })
  control(element, 'Approve').click()
  await reads(element, 'You approved Design, version 1')
})

test('what is written about a milestone stays with it when another comes before it', async () => {
  const milestone = (title: string) => ({
    ...{ title, description: '', dueDate: '2027-01-01', status: 'In Progress' },
    approval: { id: `APR-${title}`, records: [] },
  })
  respond({ milestones: [milestone('Design')] })
  const element = show(`<cp-milestones service-id="${project}"></cp-milestones>`)
  await writeChanges(element, 'The logo is too small.')
  respond({ milestones: [milestone('Brief'), milestone('Design')] })
  milestonesOf(project).refresh()
  await reads(element, 'Brief')
  const [brief, design] = all(element, 'ol > li').filter((entry) =>
    entry.textContent?.includes('Ask for changes'),
  )
  expect(brief?.querySelector('textarea')).toBeNull()
  expect(design?.querySelector('textarea')?.value).toBe('The logo is too small.')
})

describe('a host', () => {
  type Told = CustomEvent<HostEvents['cp-approval']>

  test('is told what is about to be sent, and may record it itself', async () => {
    const told = record('cp-approval')
    const element = show(html)
    element.addEventListener('cp-approval', (event) => {
      const { respondWith, ...sent } = (event as Told).detail // the type of its events
      expect(sent).toMatchObject({ serviceId: project, subject: 'Home page', version: '3', words: '' })
      respondWith(Promise.resolve({ ...decided, byId: 'client-ada' }))
    })
    respond({ serviceUpdates: [asked('3')] })
    await pressApprove(element)
    respond({ serviceUpdates: [asked('3', { ...decided, byId: 'client-ada' })] })
    control(element, 'Approve').click()
    await reads(element, `You approved ${name}`)
    expect(told[0]).toMatchObject({ from: 'cp-project-updates', manner: 'bubbles composed cancelable' })
    expect(count('approve')).toBe(0)
  })

  test('that cancels it leaves what waits as it is', async () => {
    const element = show(html)
    element.addEventListener('cp-approval', (event) => event.preventDefault())
    await pressApprove(element)
    control(element, 'Approve').click()
    await until(() => expect(question(element)).toBeNull())
    await until(() => expect(focusedIn(element) === control(element, 'Approve')).toBe(true))
    expect(count('approve')).toBe(0)
  })

  test('that refuses is heard, and can be asked again', async () => {
    const element = show(html)
    element.addEventListener('cp-approval', (event) =>
      (event as Told).detail.respondWith(Promise.reject(new Error('No pen.'))),
    )
    await pressApprove(element)
    control(element, 'Approve').click()
    await reads(element, 'No pen.')
    expect(count('approve')).toBe(0)
  })
})

test('while it is sent, a second press sends nothing', async () => {
  const goOn = hold('approve')
  const element = show(html)
  await pressApprove(element)
  const button = control(element, 'Approve')
  button.click()
  await until(() => expect(button.ariaBusy).toBe('true'))
  button.click()
  goOn()
  await reads(element, `You approved ${name}`)
  expect(count('approve')).toBe(1)
})

test('a server without the call gets a ticket, and the update says that the client has replied', async () => {
  rules.approve = fail(501, 'Not implemented')
  const raised = record('cp-ticket-created')
  const element = show(html)
  await pressApprove(element)
  control(element, 'Approve').click()
  await reads(element, /You replied on .*will look at it/s)
  await loses(element, banner)
  expect(raised).toHaveLength(1)
  expect(control(element, 'View your reply').getAttribute('href')).toMatch(/^\/support\/ticket\/TKT-/)
})

test('nor is a milestone asked about again that was answered by a ticket, here or among what waits', async () => {
  rules.approve = fail(501, 'Not implemented')
  const milestone = { title: 'Design', description: '', dueDate: '2027-01-01', status: 'In Progress' }
  respond({
    serviceUpdates: [],
    milestones: [{ ...milestone, approval: { id: 'APR-2', version: '1', records: [] } }],
  })
  const milestones = `<cp-milestones service-id="${project}"></cp-milestones>`
  const element = show(milestones)
  await pressApprove(element)
  control(element, 'Approve').click()
  await reads(element, /You replied on .*will look at it/s)
  stage.replaceChildren()
  const again = show(milestones)
  await reads(again, /You replied on /)
  expect(() => control(again, 'Approve')).toThrow()
  const waiting = show('cp-attention')
  // All projects have the same milestone here.
  await reads(waiting, 'Approval neededCalibration booking app')
  expect(textOf(waiting)).not.toContain('Approval neededWebsite relaunch')
})

describe('the approvals of a project', () => {
  const open = () => show(`<cp-project service-id="${project}"></cp-project>`)
  /** They are one line until they are unfolded: each stands with what it is about, too. */
  const unfold = (element: Element) => press(element, /^Approvals \(\d+\)$/)

  test('say who has decided what, when, and about which files, whose hash is whole when it is copied', async () => {
    const element = open()
    const line = await unfold(element)
    expect(line.textContent).toBe('Approvals (2)')
    await reads(element, 'It serves as evidence, and is no qualified signature.')
    const [colleague, own] = all(element, 'section').flatMap((section) =>
      section.textContent?.includes('no qualified signature')
        ? Array.from(section.querySelectorAll('ol > li'))
        : [],
    )
    expect(colleague?.textContent).toMatch(/Home page, version 2\s*Changes requested/)
    expect(colleague?.textContent).toMatch(/homepage-design\.png[0-9a-f]{64}/)
    expect(own?.textContent).toMatch(/Design system and key screens\s*Approved\s*Ada Lovelace/)
    expect(control(element, 'Save as CSV')).toBeTruthy()
  })

  test('have no file whose name is turned around', async () => {
    const files = [{ name: 'plan\u202efdp.zip', sha256: 'ab' }]
    respond({ serviceUpdates: [asked('3', { ...decided, files })], milestones: [] })
    const element = open()
    await unfold(element)
    await reads(element, 'planfdp.zip')
  })

  test('say what is missing, and are saved only when they are whole', async () => {
    rules.milestones = fail(503, 'Closed for a minute.')
    const element = open()
    await unfold(element)
    await reads(element, 'Something may be missing here. Not loaded: Milestones.')
    expect(() => control(element, 'Save as CSV')).toThrow()
    respond({ serviceUpdates: [asked('3', decided, { ...decided, id: undefined })], milestones: [] })
    updatesOf(project).refresh()
    milestonesOf(project).refresh()
    await loses(element, 'Not loaded: Milestones')
    // Until then they may have been asked for several times.
    expect(errors).toHaveBeenCalledWith('Error during fetching milestones.', expect.anything())
    errors.mockClear()
    await reads(element, "1 entry can't be shown.")
    expect(() => control(element, 'Save as CSV')).toThrow()
  })

  test('are not there where nothing is on record', async () => {
    respond({ serviceUpdates: [asked('3')], milestones: [] })
    const element = open()
    await reads(element, name.split(',')[0] ?? '')
    await settle()
    expect(textOf(element)).not.toContain('Approvals')
  })

  test('are not said twice: at first they are one line', async () => {
    const element = open()
    const line = await until(() => control(element, 'Approvals (2)'))
    expect(line.getAttribute('aria-expanded')).toBe('false')
    await settle()
    expect(textOf(element)).not.toContain('Home page, version 2')
  })
})
