/** An update that requires an action: the client replies to it where it stands. */
import '../../elements/signed-in'
import { describe, expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { endSession } from '../../../src/core/session/session'
import { record, settle, show, signInAs, stage, toasts, until } from '../../elements/page'
import {
  all,
  becomes,
  control,
  find,
  focusedIn,
  loses,
  press,
  reads,
  textOf,
  typeInto,
} from '../../elements/person'
import { count, hold, respond, rules } from '../../elements/server'

const forecast = 'service-id="project-stock-forecast"'
const title = 'We need the order data from Lyon'
const reply = `Reply to ${title}`
/** The subject of the ticket that a reply becomes. */
const sent = `${title} (Stock forecasting, SRV-2058)`
const pages = ['cp-project', 'cp-project-updates'] as const

const message = (element: Element) => all<HTMLTextAreaElement>(element, 'textarea[placeholder]')[0]
const showUpdates = () => show(`cp-project-updates ${forecast}`)
const leave = async () => {
  stage.replaceChildren()
  await settle()
}

/** Writes a reply. @returns its field */
async function write(element: Element) {
  await press(element, reply)
  const field = await until(() => find<HTMLTextAreaElement>(element, 'textarea[placeholder]'))
  typeInto(field, 'We approve it.')
  return field
}

test.each(pages)('<%s>: nobody can reply where support is off, and no ticket is asked for', async (tag) => {
  configure({ features: { support: false } })
  const element = show(`<${tag} ${forecast}></${tag}>`)
  await reads(element, title)
  await becomes(element, 'ready')
  expect(textOf(element)).not.toContain('Reply')
  expect(count('tickets')).toBe(0)
})

describe.each(pages)('<%s>', (tag) => {
  const open = () => show(`<${tag} ${forecast}></${tag}>`)

  test('the reply becomes a ticket that names the update and the project, and the update leads to it', async () => {
    const raised = record('cp-ticket-created')
    const element = open()
    const field = await write(element)
    await until(() => expect(focusedIn(element) === field).toBe(true))
    control(element, 'Send reply').click()
    await reads(element, 'View your reply')
    const path = `/support/ticket/${raised[0]?.detail.ticketId}`
    expect(raised).toMatchObject([{ from: tag, manner: 'bubbles composed' }])
    expect(control(element, 'View your reply').getAttribute('href')).toBe(path)
    expect(() => control(element, reply)).toThrow()
    expect(message(element)).toBeUndefined()

    // As after a reload, or on another device: only the list of the tickets knows it.
    await leave()
    const again = open()
    await reads(again, 'View your reply')
    expect(control(again, 'View your reply').getAttribute('href')).toBe(path)
    await reads(show('cp-tickets'), sent)
  })

  test('where the host has no page for a ticket, the update says that the client has replied', async () => {
    configure({ portalUrl: '' })
    const element = open()
    await write(element)
    control(element, 'Send reply').click()
    await reads(element, /You replied on \w+ \d+\s*the provider will look at it/)
    expect(() => control(element, 'View your reply')).toThrow()
  })
})

test('what is not sent yet is there again, and can be sent after a refusal', async () => {
  rules.createTicket = fail(507, 'Our disk is full.')
  const first = showUpdates()
  await write(first)
  await leave()
  const element = showUpdates()
  await until(() => expect(message(element)?.value).toBe('We approve it.'))
  control(element, 'Send reply').click()
  await reads(element, 'Our disk is full.')
  delete rules.createTicket
  control(element, 'Send reply').click()
  await reads(element, 'View your reply')
  expect(count('createTicket')).toBe(2)
})

describe('when the session expires over a reply', () => {
  const open = async () => {
    const element = showUpdates()
    const field = await write(element)
    await until(() => expect(focusedIn(element) === field).toBe(true))
    endSession('expired')
    return { element, field }
  }

  test('nothing is sent until the project has loaded again: the subject names it', async () => {
    const { element } = await open()
    const load = hold('service')
    await signInAs()
    await until(() => expect(control(element, 'Send reply').ariaBusy).toBe('true'))
    message(element)?.form?.requestSubmit()
    await settle()
    expect(count('createTicket')).toBe(0)
    load()
    await until(() => expect(control(element, 'Send reply').ariaBusy).toBeNull())
    control(element, 'Send reply').click()
    await reads(element, 'View your reply')
    await reads(show('cp-tickets'), sent)
  })

  test('the form and what it is about stay as they are, while the updates load again and when they fail', async () => {
    const { element, field } = await open()
    rules.serviceUpdates = fail(500, 'The archive is closed.')
    await signInAs()
    await reads(element, 'The archive is closed.')
    delete rules.serviceUpdates
    control(element, 'Retry').click()
    await loses(element, 'The archive is closed.')
    expect(message(element) === field).toBe(true)
    expect(textOf(element)).toContain(title)
  })
})

test('a project that can not be loaded is asked for again, before anybody can reply', async () => {
  rules.service = fail(500, 'The archive is closed.')
  const element = showUpdates()
  await reads(element, 'The archive is closed.')
  expect(() => control(element, reply)).toThrow()
  delete rules.service
  control(element, 'Retry').click()
  await until(() => control(element, reply))
})

test('a reply that arrived although its answer was lost takes the place of its form', async () => {
  rules.createTicket = async (proceed) => {
    await proceed()
    throw new TypeError('Failed to fetch')
  }
  const created = record('cp-ticket-created')
  const element = showUpdates()
  await write(element)
  control(element, 'Send reply').click()
  await reads(element, 'View your reply')
  await until(() => expect(message(element)).toBeUndefined())
  expect(created).toHaveLength(1)
  expect(toasts).toEqual(["error: The server can't be reached.", 'success: Your reply was sent.'])
})

test('tickets that can not be loaded keep nobody from replying', async () => {
  rules.tickets = fail(500, 'The tickets are being moved.')
  const element = showUpdates()
  await until(() => control(element, reply))
})

describe('the banner', () => {
  const banner = 'Action is required! Please check your Notification for more update.'

  test('leads to the update that it speaks of', async () => {
    const element = show(`cp-project ${forecast}`)
    await press(element, banner)
    expect(focusedIn(element)?.textContent).toContain(title)
  })

  test('leads to all updates where that one is not shown', async () => {
    const old = { _id: 'u2', title, createdAt: '2026-03-02T12:00:00.000Z', actionRequiredFromClient: true }
    const later = ['a', 'b'].map((_id) => ({ _id, title: _id, createdAt: '2026-04-01' }))
    respond({ serviceUpdates: [old, ...later] })
    const element = show(`cp-project ${forecast}`)
    await reads(element, banner)
    const path = '/services/service/project-stock-forecast/project-updates'
    expect(control(element, banner).getAttribute('href')).toBe(path)
    configure({ portalUrl: '' })
    await until(() => expect(control(element, banner).hasAttribute('href')).toBe(false))
  })
})
