/** The script that a page includes: it loads what stands on the page, whenever it comes. */
import { expect, test } from 'vitest'
import { languages } from '../../../scripts/build/languages'
import { unavailable } from '../../../src/elements/loader/unavailable'
import { settle, show, stage, until, warnings } from '../page'

const isDefined = (tag: string) => customElements.get(tag) !== undefined
const loads = (tag: string) => until(() => expect(isDefined(tag)).toBe(true))

test('a page without elements loads none; one that has some loads those', async () => {
  show('<p>Nothing of ours, <x-other></x-other></p>')
  const { discover } = await import('../../../src/elements/loader/loader')
  await settle()
  expect(isDefined('cp-avatar')).toBe(false)

  show('<div><cp-avatar name="Ada Lovelace"></cp-avatar></div>')
  await loads('cp-avatar')
  expect(isDefined('cp-payments')).toBe(false)

  // An element that comes late, deep in what is added.
  const late = document.createElement('section')
  late.innerHTML = '<div><p><cp-consultant></cp-consultant></p></div>'
  stage.append(late)
  await loads('cp-consultant')

  // A shadow root of the host's is its own affair, until it is handed in.
  const host = document.createElement('section')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<cp-summary></cp-summary>'
  stage.append(host)
  await settle()
  expect(isDefined('cp-summary')).toBe(false)
  discover(shadow)
  await loads('cp-summary')
  shadow.append(document.createElement('cp-account'))
  await loads('cp-account')
  expect(warnings.mock.calls).toEqual([])
})

test('an unknown element of our name is told once; those of others are none of our business', async () => {
  await import('../../../src/elements/loader/loader')
  show('<div><cp-payment></cp-payment><cp-payment></cp-payment><x-payment></x-payment></div>')
  await until(() => expect(warnings.mock.calls.length).toBe(1))
  stage.append(document.createElement('cp-payment'))
  await settle()
  expect(warnings.mock.calls).toEqual([
    ['client-portal-elements: the script that serves this page has no element <cp-payment>.'],
  ])
})

test('the script hands on what the main entry has', async () => {
  const loader = await import('../../../src/elements/loader/loader')
  const main = await import('../../../src/elements/index')
  const { $settings } = await import('../../../src/core/index')
  await loader.configure({ currency: 'EUR' })
  expect($settings.get().currency).toBe('EUR')
  await loader.configure({ currency: undefined })
  await loader.defineElements({ only: ['cp-login'] })
  expect(isDefined('cp-login')).toBe(true)
  expect(loader.version).toBe(main.version)
})

test('what an element says whose code can not be had is there in every language', () => {
  expect(Object.keys(unavailable).toSorted()).toEqual(
    ['en', ...languages.map((each) => each.slice(0, 2))].toSorted(),
  )
})
