/** What a client sees of what is found, and where it leads. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fail } from '../../../server/api/intercept'
import { $session, $tickets, configure, ticketOf } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { moreIcons } from '../../../src/views/ui/pictures/more-icons'
import { draw, record, show, signInAs, stage, until } from '../../elements/page'
import { all, control, fill, find, focusedIn, loses, reads, textOf, textsOf } from '../../elements/person'
import { hold, respond, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-search', 'cp-portal'] }))
beforeEach(async () => {
  await page.viewport(1280, 800)
  await signInAs()
})

async function searchFor(text: string, element = show('cp-search')) {
  await until(() => find<HTMLInputElement>(element, 'input').click())
  await reads(element, 'A name, a number or an amount. Or a kind and a month: “files november”.')
  fill(element, 'input', text)
  return element
}

const entry = (element: HTMLElement, title: RegExp) => until(() => control(element, title, '[role=option]'))
const statusOf = (element: HTMLElement) => find(element, '[role=status]').textContent

test('each entry is a link with its address; the host hears of a press, and can take over', async () => {
  const gone = record('cp-navigate')
  stage.addEventListener('cp-navigate', (event) => event.preventDefault(), { once: true })
  const element = await searchFor('SRV-2051')
  const link = await entry(element, /^Website relaunch/)
  expect(link.localName).toBe('a')
  expect(link.getAttribute('href')).toBe('/services/service/project-website-relaunch')
  link.click()
  expect(gone.map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ route: 'project', params: { serviceId: 'project-website-relaunch' } }),
  ])
  await loses(element, 'Website relaunch')
})

test('the account has its own icon, as in its menu', async () => {
  const element = await searchFor('account')
  const account = await entry(element, /^Account/)
  expect(account.querySelector('path')?.getAttribute('d')).toBe(moreIcons.person)
})

test('what opens another tab leaves the list as it is', async () => {
  const element = await searchFor('SRV-2051')
  const link = await entry(element, /^Website relaunch/)
  const stop = (event: Event) => event.preventDefault()
  stage.addEventListener('click', stop)
  const gone = record('cp-navigate')
  await userEvent.click(link, { modifiers: ['Control'] })
  stage.removeEventListener('click', stop)
  await draw()
  expect(textOf(element)).toContain('Website relaunch')
  expect(gone).toEqual([])
})

test('words that matched are marked, whatever their case', async () => {
  const element = await searchFor('RELAUNCH web')
  await entry(element, /^Website relaunch/)
  const [project] = all(element, '[role=option]')
  const marks = Array.from(project?.querySelectorAll('span > bdi mark') ?? [], (mark) => mark.textContent)
  expect(marks).toEqual(['Web', 'relaunch'])
})

test('a file opens; closed, its row among the files of its project is in view, marked, and has the focus', async () => {
  const portal = await searchFor('statement of', show('<cp-portal routing="memory"></cp-portal>'))
  const file = await entry(portal, /^Statement of work, signed/)
  expect(file.textContent).toMatch(/Website relaunch · \w+ \d+, \d{4}/)
  file.click()
  const viewer = await until(() => find<HTMLElement>(portal, 'dialog[open]'))
  expect(viewer.querySelector('h2')?.textContent).toBe('Statement of work, signed')
  await until(() => expect(viewer.contains(focusedIn(portal))).toBe(true))
  await userEvent.keyboard('{Escape}')
  await until(() => expect(all(portal, 'dialog[open]')).toEqual([]))
  const row = await until(() => {
    const found = focusedIn(portal)?.closest('li')
    expect(found?.textContent).toContain('Statement of work, signed')
    return found
  })
  await until(() => {
    const { top = -1, bottom = 0 } = row?.getBoundingClientRect() ?? {}
    expect(top > 0 && bottom < innerHeight).toBe(true)
  })
  expect(row && getComputedStyle(row).boxShadow).not.toBe('none')
  // Filtered away, and there again: the client is elsewhere by now.
  const choose = async (name: string) => {
    const choice = control(portal, name, '[role=radiogroup] label').querySelector('input')
    choice?.focus()
    choice?.click()
    await draw()
    return choice
  }
  await choose('From the provider')
  await loses(portal, 'Statement of work, signed')
  const choice = await choose('All')
  await reads(portal, 'Statement of work, signed')
  await draw()
  expect(focusedIn(portal)).toBe(choice)
  expect(all(portal, 'dialog[open]')).toEqual([])
})

test('a message far up in a long conversation is led to, and it does not jump to its end, nor when a new one comes', async () => {
  const portal = await searchFor('giraffe', show('<cp-portal routing="memory"></cp-portal>'))
  const said = (text: string, minute: number) => ({
    ...{ message: text, messageFrom: 'Maya Okafor', messageFromUserType: 'Staff', attachments: [] },
    date: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  })
  const messages = Array.from({ length: 150 }, (_, index) =>
    said(index === 40 ? 'A giraffe is in the picture.' : `Week ${index}. `.repeat(60), index * 20),
  )
  const ticket = { ticketId: 'T1', subject: 'Zoo', status: 'Open', createdAt: '2026-01-01', messages }
  // All lists have come: none of them takes the place of these tickets.
  await reads(portal, 'Nothing found for “giraffe”')
  respond({ ticket })
  $tickets.replace([{ ...ticket }])
  ;(await entry(portal, /^Zoo/)).click()
  const item = await until(() => {
    const found = focusedIn(portal)
    expect(found?.textContent).toContain('A giraffe')
    return found
  })
  const isInView = () => {
    const { top = -1, bottom = 0 } = item?.getBoundingClientRect() ?? {}
    const log = find(portal, '[role=log]').getBoundingClientRect()
    return top > log.top && bottom < log.bottom && bottom < innerHeight
  }
  await until(() => expect(isInView()).toBe(true))
  const bubble = item?.firstElementChild
  expect(bubble && getComputedStyle(bubble).boxShadow).not.toBe('none')
  ticketOf('T1').replace({ ...ticket, messages: [...messages, said('And one more.', 9_000)] })
  await reads(portal, 'And one more.')
  await draw()
  expect(isInView()).toBe(true)
})

test('a screen reader is told once, when it has settled, how much is found', async () => {
  const element = await searchFor('r')
  const told: (string | null)[] = []
  const observer = new MutationObserver(() => told.push(statusOf(element)))
  observer.observe(find(element, '[role=status]'), { childList: true, characterData: true, subtree: true })
  for (const text of ['re', 'rel', 'rela', 'relaunch']) {
    fill(element, 'input', text)
    await draw()
  }
  await until(() => expect(told).toEqual([expect.stringMatching(/^\d+ results$/)]))
  fill(element, 'input', 'zeppelin')
  await until(() => expect(statusOf(element)).toBe('Nothing found for “zeppelin”'))
  expect(told).toHaveLength(2)
  observer.disconnect()
})

test('"Files" lists the newest of all projects, in the same list', async () => {
  const element = await searchFor('')
  ;(await entry(element, /^Files/)).click()
  await entry(element, /^Home page, final design/)
  const field = find<HTMLInputElement>(element, 'input')
  expect(field.value).toBe('Files')
  expect(focusedIn(element)).toBe(field)
  expect(textsOf(element, '[role=group] > [role=presentation] > :first-child')).toContain('Files')
})

test('what the server finds comes below, while what is known stands already', async () => {
  const release = hold('search')
  const element = await searchFor('relaunch')
  await entry(element, /^Website relaunch/)
  await reads(element, 'Searching further…')
  const before = textsOf(element, '[role=group] > [role=presentation] > :first-child')
  release()
  await loses(element, 'Searching further…')
  const after = textsOf(element, '[role=group] > [role=presentation] > :first-child')
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.length).toBeGreaterThan(before.length)
})

test('of a list that can’t be had nobody says that it was searched, nor of what only a server searches; Retry asks once more', async () => {
  rules.payments = fail(500, 'The ledger is closed.')
  rules.search = fail(501, 'There is no such call.')
  const element = await searchFor('zeppelin')
  await reads(element, 'Not everything could be searched.')
  expect(textOf(element)).not.toContain('Nothing found')
  delete rules.payments
  control(element, 'Retry').click()
  await reads(element, 'Searched: Projects, Payments, Tickets, and Pages.')
  expect(focusedIn(element)).toBe(find(element, 'input'))
})

test('"Log out" ends the session, and nothing of the client is left', async () => {
  const element = await searchFor('relaunch')
  ;(await entry(element, /^Website relaunch/)).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  )
  expect(sessionStorage.length).toBeGreaterThan(0)
  fill(element, 'input', 'log out')
  ;(await entry(element, /^Log out/)).click()
  await until(() => expect($session.get().status).toBe('signed-out'))
  await reads(element, 'Log in')
  expect(Object.values(sessionStorage).join()).not.toContain('relaunch')
})

test('a portal has the search only where a client is signed in, and where the host wants it', async () => {
  const portal = show('<cp-portal routing="memory"></cp-portal>')
  await reads(portal, 'Hello, Ada Lovelace!')
  expect(all(portal, '[role=search]')).toHaveLength(1)
  configure({ features: { search: false } })
  await until(() => expect(all(portal, '[role=search]')).toEqual([]))
  configure({ features: { search: true } })
  await until(() => expect(all(portal, '[role=search]')).toHaveLength(1))
  await userEvent.click(control(portal, 'AL, account'))
  await userEvent.click(await until(() => control(portal, 'Log out', '[role=menuitem]')))
  await reads(portal, 'Client login')
  expect(all(portal, '[role=search]')).toEqual([])
})
