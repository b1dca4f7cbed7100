/** An update that the client has answered waits for the company; and the answers that an update offers. */
import '../../elements/signed-in'
import { describe, expect, test } from 'vitest'
import { hang } from '../../../server/api/intercept'
import { $tickets, configure, updatesOf } from '../../../src/core/index'
import { icons } from '../../../src/views/ui/pictures/icons'
import { show, until } from '../../elements/page'
import { control, find, focusedIn, loses, press, reads, textOf, textsOf } from '../../elements/person'
import { count, respond, rules } from '../../elements/server'

const html = '<cp-project-updates service-id="project-website-relaunch"></cp-project-updates>'
const banner = 'Action is required! Please check your Notification for more update.'
const subject = 'Approve the invoice (Website relaunch, SRV-2051)'

const update = (createdAt: string, changes: object = {}) => ({
  ...{ _id: createdAt, title: 'Approve the invoice', createdAt, actionRequiredFromClient: true },
  ...changes,
})
const ticket = (ticketId: string, createdAt: string, status = 'Open') => ({
  ...{ ticketId, subject, status, createdAt },
  messages: [],
})

function open(updates: object[], ...tickets: object[]) {
  respond({ serviceUpdates: updates, tickets })
  return show(html)
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString()

/** An update that offers answers. */
const offer = () =>
  respond({
    serviceUpdates: [
      {
        ...{ _id: 'u1', title: 'Please approve the home page', createdAt: yesterday },
        ...{ actionRequiredFromClient: true, answers: ['Approve', 'Request changes'] },
      },
    ],
  })

/** What is said of each update. */
const said = (element: Element) =>
  textsOf(element, 'ol > li').filter((text) => text.includes('Approve the invoice'))
const shapeOf = (element: Element) => find(element, 'ol > li svg path').getAttribute('d')
const hasBanner = (element: Element) => textOf(element).includes(banner)

describe('an update that is answered', () => {
  const year = new Date().getFullYear()
  const march = `${year}-03-02T12:00:00.000Z`

  test('says when, and who acts next; it has no banner and no badge, and leads to the reply', async () => {
    configure({ brand: { providerLabel: 'Northlight' }, timeZone: 'UTC' })
    const element = open([update(march)], ticket('T1', `${year}-03-04T08:00:00.000Z`))
    await reads(element, /You replied on March 4\s*Northlight will look at it/)
    expect(control(element, 'View your reply').getAttribute('href')).toBe('/support/ticket/T1')
    expect(hasBanner(element)).toBe(false)
    expect(textOf(element)).not.toContain('Action required')
    expect(() => control(element, /^Reply to/)).toThrow()
    // The warning goes with what it warned of.
    expect(shapeOf(element)).not.toBe(icons.warning)
  })

  test('of two with one title, is the newer one alone', async () => {
    const nextDay = `${year}-03-03T12:00:00.000Z`
    const element = open([update(march), update(nextDay)], ticket('T1', `${year}-03-04`))
    await reads(element, 'You replied on')
    const [newer, older] = said(element)
    expect(newer).toContain('You replied on')
    expect(older).not.toContain('You replied on')
    expect(older).toContain('Action required')
    expect(hasBanner(element)).toBe(true)
    control(element, banner).click()
    expect(focusedIn(element)?.textContent).toBe(older)
  })

  test('comes back when its ticket asks for more, and leads there', async () => {
    const element = open([update(march)], ticket('T1', `${year}-03-04`))
    await reads(element, 'will look at it')
    respond({ tickets: [ticket('T1', `${year}-03-04`, 'Action Required')] })
    $tickets.refresh()
    await until(() => expect(hasBanner(element)).toBe(true))
    expect(textOf(element)).toContain('Action required')
    expect(textOf(element)).not.toContain('will look at it')
    expect(control(element, 'View your reply').getAttribute('href')).toBe('/support/ticket/T1')
    expect(() => control(element, /^Reply to/)).toThrow()
  })

  test('says no more when its ticket is resolved', async () => {
    const element = open([update(march)], ticket('T1', `${year}-03-04`, 'Resolved'))
    await reads(element, 'You replied on')
    expect(textOf(element)).not.toContain('will look at it')
    expect(hasBanner(element)).toBe(false)
  })

  test('says no more when the company has written last', async () => {
    const [client, staff, system] = ['Client', 'Staff', 'System'].map((messageFromUserType) => ({
      message: messageFromUserType,
      messageFromUserType,
      date: `${year}-03-05`,
    }))
    const answered = ticket('T1', `${year}-03-04`)
    const element = open([update(march)], { ...answered, messages: [client, system] })
    await reads(element, 'will look at it')
    respond({ tickets: [{ ...answered, messages: [client, staff, system] }] })
    $tickets.refresh()
    await loses(element, 'will look at it')
    expect(textOf(element)).toContain('You replied on')
  })

  test('is asked again where the server says so', async () => {
    const element = open([update(march, { answered: false })], ticket('T1', `${year}-03-04`))
    await until(() => control(element, 'Reply to Approve the invoice'))
    expect(hasBanner(element)).toBe(true)
    expect(textOf(element)).not.toContain('You replied')
  })

  test('needs no ticket where the server says so, and no support', async () => {
    configure({ features: { support: false } })
    const element = open([update(march, { answered: true })])
    await reads(element, /You have replied\s*the provider will look at it/)
    expect(hasBanner(element)).toBe(false)
    expect(count('tickets')).toBe(0)
  })
})

test('nothing is asked before it is known whether the client has replied', async () => {
  offer()
  rules.tickets = hang()
  const element = show(html)
  await reads(element, 'Please approve the home page')
  expect(find(element, '[part~=notice]').checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(() => control(element, 'Approve')).toThrow()
})

describe('the answers of an update', () => {
  const message = (element: Element) => find(element, 'textarea').value

  /** Presses an answer. @returns the button that sends it, with the focus */
  async function pressAnswer(element: Element, name: string) {
    await press(element, name)
    return until(() => {
      const send = control(element, 'Send reply')
      expect(focusedIn(element) === send).toBe(true)
      return send
    })
  }

  test('are sent by two presses; then nothing is asked any more', async () => {
    offer()
    const element = show(html)
    const send = await pressAnswer(element, 'Approve')
    expect(message(element)).toBe('Approve')
    expect(count('createTicket')).toBe(0)
    send.click()
    await reads(element, /You replied on .*will look at it/s)
    await until(() => expect(hasBanner(element)).toBe(false))
    expect(() => control(element, 'Request changes')).toThrow()
    expect(control(element, 'View your reply').getAttribute('href')).toMatch(/^\/support\/ticket\/TKT-/)
    expect(count('createTicket')).toBe(1)
  })

  test('are asked for once more on an open page, when the server says so', async () => {
    const asked = (answered?: boolean) => {
      const update = {
        _id: 'u1',
        title: 'Go on?',
        actionRequiredFromClient: true,
        answers: ['Yes'],
        answered,
      }
      respond({ serviceUpdates: [update] })
    }
    asked()
    const element = show(html)
    const send = await pressAnswer(element, 'Yes')
    send.click()
    await reads(element, 'will look at it')
    asked(false)
    updatesOf('project-website-relaunch').refresh()
    await until(() => control(element, 'Yes'))
    expect(hasBanner(element)).toBe(true)
  })

  test('take the place of each other, and each press leads to the button that sends', async () => {
    offer()
    const element = show(html)
    await pressAnswer(element, 'Approve')
    await pressAnswer(element, 'Request changes')
    expect(message(element)).toBe('Request changes')
    expect(count('createTicket')).toBe(0)
  })

  test('are not sent by a key that is held down', async () => {
    offer()
    const element = show(html)
    const send = await pressAnswer(element, 'Approve')
    const held = new KeyboardEvent('keydown', {
      ...{ key: 'Enter', repeat: true, bubbles: true, composed: true, cancelable: true },
    })
    send.dispatchEvent(held)
    expect(held.defaultPrevented).toBe(true)
  })

  test('stand in a group that says what they answer', async () => {
    offer()
    const element = show(html)
    await until(() => control(element, 'Approve'))
    const group = control(element, 'Approve').closest('[role=group]')
    expect(group?.getAttribute('aria-label')).toBe('Reply to Please approve the home page')
  })
})
