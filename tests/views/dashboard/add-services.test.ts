/** "Add Services": the dialog says what the host has made of the request, and nothing else. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import type { HostEvents } from '../../../src/views/host/host'
import { record, settle, show, signInAs, toasts, until } from '../../elements/page'
import { all, control, find, inside, open, reads, textOf } from '../../elements/person'

beforeAll(() => defineElements({ only: ['cp-dashboard', 'cp-portal'] }))
beforeEach(() => signInAs())

type Request = CustomEvent<HostEvents['cp-service-request']>

const dialogOf = (element: Element) => inside(element).querySelector('dialog[open]')
const isOpen = (element: Element) => dialogOf(element) !== null
const isClosed = (element: Element) => until(() => expect(isOpen(element)).toBe(false))
const send = (element: Element) => control(element, 'Send', 'button')
const isBusy = (element: Element) => send(element).getAttribute('aria-busy') === 'true'

async function openModal(onRequest?: (event: Request) => void) {
  const element = show('cp-dashboard')
  if (onRequest) element.addEventListener('cp-service-request', onRequest)
  await reads(element, 'Add Services')
  await reopen(element)
  return element
}

async function reopen(element: HTMLElement): Promise<void> {
  control(element, 'Add Services', 'button').click()
  await until(() => expect(isOpen(element)).toBe(true))
}

/** A host that answers by a promise, which the test settles. */
function createHost() {
  const requests: Request['detail'][] = []
  const outcome = { accept: (_value?: unknown) => {}, refuse: (_error: unknown) => {} }
  const onRequest = ({ detail }: Request) => {
    requests.push(detail)
    detail.respondWith(new Promise((accept, refuse) => Object.assign(outcome, { accept, refuse })))
  }
  return { requests, onRequest, outcome }
}

test('where nobody listens, it has two selects and promises nothing; Send closes it', async () => {
  const element = await openModal()
  const selects = all<HTMLSelectElement>(element, 'dialog select')
  expect(selects.map(({ options }) => options.length > 1)).toEqual([true, true])
  expect(dialogOf(element)?.textContent).not.toMatch(/come back|contact|will|sent/i)
  send(element).click()
  await isClosed(element)
  expect(toasts).toEqual([])
})

test('the host is told what is asked for', async () => {
  const told = record('cp-service-request', window)
  const element = await openModal()
  send(element).click()
  expect(told[0]).toMatchObject({ from: 'cp-dashboard', manner: 'bubbles composed cancelable' })
  const detail = { service: 'Product design', category: 'New project', respondWith: expect.any(Function) }
  expect(told[0]?.detail).toEqual(detail)
})

test('a host that cancels the event keeps the dialog open', async () => {
  const element = await openModal((event) => event.preventDefault())
  send(element).click()
  await settle()
  expect(isOpen(element)).toBe(true)
  control(element, 'Cancel', 'button').click()
  await isClosed(element)
})

describe('a host that responds', () => {
  test('is waited for: the button is busy, and a second click asks for nothing', async () => {
    const { requests, onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    send(element).click()
    send(element).click()
    await until(() => expect(isBusy(element)).toBe(true))
    send(element).click()
    expect(requests).toHaveLength(1)
    expect(isOpen(element)).toBe(true)
    expect(toasts).toEqual([])
    outcome.accept()
    await isClosed(element)
    expect(toasts).toEqual(['success: Your request has been sent'])
  })

  test.each([undefined, null, false])('has accepted, also when its promise gives %s', async (value) => {
    const { onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    send(element).click()
    outcome.accept(value)
    await isClosed(element)
    expect(toasts).toEqual(['success: Your request has been sent'])
  })

  test('may refuse: its reason is in place, what was chosen stays, and Send tries again', async () => {
    const { requests, onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    const category = find<HTMLSelectElement>(element, 'select[name=category]')
    category.value = 'Advice'
    send(element).click()
    outcome.refuse(new Error('The desk is closed.'))
    await until(() => expect(dialogOf(element)?.textContent).toContain('The desk is closed.'))
    expect(category.value).toBe('Advice')
    expect(isBusy(element)).toBe(false)
    send(element).click()
    await until(() => expect(dialogOf(element)?.textContent).not.toContain('The desk is closed.'))
    outcome.accept()
    await isClosed(element)
    expect(requests.map((each) => each.category)).toEqual(['Advice', 'Advice'])
    expect(toasts).toEqual(['error: The desk is closed.', 'success: Your request has been sent'])
  })

  test('that takes long is waited for, and the dialog says so', async () => {
    const { onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    send(element).click()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await until(() => expect(dialogOf(element)?.textContent).toContain('longer than usual'))
    outcome.accept()
    await isClosed(element)
  })

  test('that has refused is forgotten with the dialog', async () => {
    const { onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    send(element).click()
    outcome.refuse(new Error('The desk is closed.'))
    await until(() => expect(dialogOf(element)?.textContent).toContain('The desk is closed.'))
    control(element, 'Cancel', 'button').click()
    await isClosed(element)
    await reopen(element)
    expect(dialogOf(element)?.textContent).not.toContain('The desk is closed.')
  })

  test('is still heard when the client has closed the dialog meanwhile', async () => {
    const { onRequest, outcome } = createHost()
    const element = await openModal(onRequest)
    send(element).click()
    control(element, 'Cancel', 'button').click()
    await isClosed(element)
    outcome.accept()
    await until(() => expect(toasts).toEqual(['success: Your request has been sent']))
  })

  test('may be one of several: all of them have to accept', async () => {
    const [one, other] = [createHost(), createHost()]
    const element = await openModal(one.onRequest)
    element.addEventListener('cp-service-request', other.onRequest)
    send(element).click()
    other.outcome.refuse(new Error('Not by us.'))
    one.outcome.accept()
    await until(() => expect(dialogOf(element)?.textContent).toContain('Not by us.'))
  })
})

test.each(['cp-dashboard', 'cp-portal routing="memory"'])(
  'features.serviceRequests turns it off in <%s>, and on again',
  async (tag) => {
    configure({ features: { serviceRequests: false } })
    const element = await open(tag, 'Hello, Ada')
    expect(textOf(element)).not.toContain('Add Services')
    configure({ features: { serviceRequests: true } })
    await reads(element, 'Add Services')
  },
)
