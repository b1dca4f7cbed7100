/** A page has one question about passkeys at a time: the button's goes before that of a field. */
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../../../server/api/intercept'
import { stopTimeInTests, until } from '../../server'
import { openWithWays } from './signing-in'

interface Question {
  isInField: boolean
  /** The client closes the browser's dialog, or another question takes its place. */
  leave: (name: string) => void
}

const browser = vi.hoisted(() => {
  const asked: Question[] = []
  return { asked }
})
vi.mock('../../../../src/core/session/ways/webauthn', () => {
  const ask = (isInField: boolean) => {
    browser.asked.at(-1)?.leave('AbortError')
    return new Promise((_, reject) => {
      browser.asked.push({ isInField, leave: (name) => reject(new DOMException('', name)) })
    })
  }
  return {
    canOfferInFields: async () => true,
    endQuestion: () => browser.asked.at(-1)?.leave('AbortError'),
    choosePasskey: () => ask(false),
    choosePasskeyInField: () => ask(true),
  }
})

stopTimeInTests()
beforeEach(() => {
  browser.asked.length = 0
})

const asked = () => browser.asked.map(({ isInField }) => (isInField ? 'field' : 'button'))

async function open() {
  const tab = await openWithWays()
  tab.server.rules.passkeyOptions = answer({
    success: true,
    data: { challenge: 'challenge-1', options: { challenge: 'AQID' } },
  })
  return { ...tab, stop: () => {}, offer: () => tab.offerInField(tab.createSender(), () => {}) }
}

test('after the dialog of the button was closed, the field offers passkeys again', async () => {
  const { signInByPasskey, offer, toasts } = await open()
  const stop = offer()
  await until(() => expect(asked()).toEqual(['field']))
  const pressed = signInByPasskey()
  await until(() => expect(asked()).toEqual(['field', 'button']))
  browser.asked.at(-1)?.leave('NotAllowedError')
  expect(await pressed).toEqual({ status: 'idle' })
  await until(() => expect(asked()).toEqual(['field', 'button', 'field']))
  expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
  stop()
})

test('a field that comes late does not close the dialog of the button', async () => {
  const { signInByPasskey, offer, server } = await open()
  const pressed = signInByPasskey()
  await until(() => expect(asked()).toEqual(['button']))
  const stop = offer()
  await server.answersAll()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toEqual(['button'])
  browser.asked.at(-1)?.leave('NotAllowedError')
  await pressed
  await until(() => expect(asked()).toEqual(['button', 'field']))
  stop()
})
