/** What a client sets in the profile, and what follows from it on the page. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { isPhone } from '../../../src/core/account/profile'
import { openPortal } from '../portal'
import { stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const summer = '2026-07-01T12:00:00Z'

/** Ada is signed in, with this in her profile. */
async function openWith(profile: object, options: Parameters<typeof openPortal>[0] = {}) {
  const tab = await openPortal(options)
  const { user, token } = await tab.server.signIn()
  const { timeZone: _, ...ada } = user
  const data = { ...ada, ...profile }
  Object.assign(tab.server.rules, {
    login: answer({ success: true, data: { user: data, token }, optional: ['changeProfile'] }),
    profile: answer({ success: true, data }),
  })
  await tab.signAdaIn()
  return tab
}

test('times are in the zone of the host, else of the profile; one that no browser knows is none', async () => {
  const tab = await openWith({ timeZone: 'Asia/Tokyo' })
  expect(tab.$format.get().time(summer)).toBe('9:00 PM')
  tab.configure({ timeZone: 'UTC' })
  expect(tab.$format.get().time(summer)).toBe('12:00 PM')
  tab.configure({ timeZone: undefined })
  tab.signOut()
  const ofDevice = tab.$format.get().time(summer)
  const other = await openWith({ timeZone: 'Mars/Olympus' })
  expect(other.$format.get().time(summer)).toBe(ofDevice)
})

test('the language is that of the browser, else of the profile, as far as the host has it', async () => {
  const settings = { locales: ['en', 'de', 'fr'], locale: 'en' }
  const browser = createBrowser()
  const tab = await openWith({ language: 'de' }, { settings, browser })
  expect(tab.$locale.get()).toBe('de')
  await tab.chooseLanguage('fr')
  expect(tab.$locale.get()).toBe('fr')
  const { refreshProfile } = await import('../../../src/core/session/profile')
  await refreshProfile()
  expect(tab.$locale.get()).toBe('fr')
  // What is saved in the profile holds here, too, and so does what is changed in another browser later.
  const ada = tab.$client.get() ?? expect.fail()
  tab.server.rules.changeProfile = answer({ success: true, data: { ...ada, language: 'de' } })
  expect(await tab.changeProfile({ language: 'de' }, tab.createSender())).toBe(true)
  expect(tab.$locale.get()).toBe('de')
  tab.server.rules.profile = answer({ success: true, data: { ...ada, language: 'fr' } })
  await refreshProfile()
  await until(() => expect(tab.$locale.get()).toBe('fr'))
  // So it is on the next visit.
  tab.server.rules.profile = answer({ success: true, data: { ...ada, language: 'de' } })
  const next = await openPortal({ browser, server: tab.server, settings })
  await until(() => expect(next.$locale.get()).toBe('de'))
  // What was in force stays when nobody is signed in any more.
  next.signOut()
  expect(next.$locale.get()).toBe('de')
  expect((await openWith({ language: 'pl' }, { settings })).$locale.get()).toBe('en')
  expect((await openWith({ language: 'de' })).$locale.get()).toBe('en-US')
})

test('only what has changed is sent; the page follows, and so do the other tabs', async () => {
  const browser = createBrowser()
  const here = await openWith({}, { browser, settings: { locales: ['en', 'de'] } })
  const there = await openPortal({ browser, server: here.server, settings: { locales: ['en', 'de'] } })
  there.watchLive()
  await until(() => expect(there.$client.get()?.name).toBe('Ada Lovelace'))
  const { server } = here
  const changed = { ...here.$client.get(), phone: '030 12', language: 'de' }
  for (const call of ['changeProfile', 'profile'] as const)
    server.rules[call] = answer({ success: true, data: changed })
  expect(await here.changeProfile({ phone: '030 12', language: 'de' }, here.createSender())).toBe(true)
  expect(server.last('changeProfile')?.body).toEqual({ phone: '030 12', language: 'de' })
  expect([here.$client.get()?.phone, here.$locale.get()]).toEqual(['030 12', 'de'])
  await until(() => expect([there.$client.get()?.phone, there.$locale.get()]).toEqual(['030 12', 'de']))
})

test.each([
  ['', true],
  ['+44 (20) 7946-0812', true],
  ['030/12.34', true],
  ['call me', false],
  ['+', false],
  ['12 <b>', false],
  ['1'.repeat(31), false],
])('a phone number can be %j: %s', (text, is) => {
  expect(isPhone(text)).toBe(is)
})
