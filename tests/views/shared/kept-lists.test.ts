/** A list that stands alone keeps what it shows in the history of the host's page, and takes nothing from the host. */
import '../../elements/signed-in'
import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '../../../src/core/index'
import { show, signInAs, stage, until, warnings } from '../../elements/page'
import { control, drawn, inside, loaded, press, reads, typeInto } from '../../elements/person'
import { respond } from '../../elements/server'

afterEach(() => vi.restoreAllMocks())

/** Not in lib.dom yet. */
const { navigation } = window as unknown as {
  navigation: {
    currentEntry: { getState(): unknown } | null
    updateCurrentEntry(options: { state: unknown }): void
  }
}
const kept = () => JSON.stringify([navigation.currentEntry?.getState() ?? null, history.state])

const field = (element: Element) => {
  const found = inside(element).querySelector<HTMLInputElement>('input[type=search]')
  if (!found) throw new Error('There is no search field.')
  return found
}

const search = (element: Element, text: string) => typeInto(field(element), text)

/** Shows elements with their rows, as after a reload. */
async function open(html: string): Promise<HTMLElement[]> {
  show(html)
  const elements = Array.from(stage.children) as HTMLElement[] // HTML has no other elements
  for (const element of elements) {
    await drawn(element)
    await loaded(element)
  }
  return elements
}

const first = async (html: string) => {
  const [element] = await open(html)
  if (!element) throw new Error('There is no element.')
  return element
}

const payments = `cp-payments service-id="project-website-relaunch"`

test.each(['cp-projects', 'cp-payments', 'cp-tickets', payments])(
  '<%s> shows the same after a reload, and the state of the host is as it was',
  async (tag) => {
    const html = `<${tag}></${tag.split(' ')[0]}>`
    history.replaceState({ host: 'state' }, '')
    search(await first(html), 'relaunch')
    await until(() => expect(kept()).toContain('relaunch'))
    expect(history.state).toEqual({ host: 'state' })
    expect(field(await first(html)).value).toBe('relaunch')
  },
)

test('two of a kind keep their own, and so do payments of another project', async () => {
  const html = `<cp-payments></cp-payments><${payments}></cp-payments><cp-payments></cp-payments>`
  for (const [index, element] of (await open(html)).entries()) search(element, `pay ${index}`)
  await until(() => expect(kept()).toContain('pay 2'))
  expect((await open(html)).map((element) => field(element).value)).toEqual(['pay 0', 'pay 1', 'pay 2'])
})

test('another client finds nothing of it', async () => {
  search(await first('<cp-projects></cp-projects>'), 'relaunch')
  await until(() => expect(kept()).toContain('relaunch'))
  signOut()
  const project = { _id: 'garden', serviceName: 'Garden', active: 'Active' }
  respond({ services: [project] })
  await signInAs('new@example.com')
  const element = await first('<cp-projects></cp-projects>')
  await reads(element, 'Garden')
  expect(field(element).value).toBe('')
})

test('in a browser without such states, it stands beside what the host has stored', async () => {
  vi.spyOn(navigation, 'currentEntry', 'get').mockReturnValue(null)
  const address = location.href
  history.replaceState({ host: 'state' }, '')
  search(await first('<cp-tickets></cp-tickets>'), 'invoice')
  await until(() => expect(history.state).toMatchObject({ host: 'state', 'client-portal:kept': {} }))
  expect(location.href).toBe(address)
  expect(field(await first('<cp-tickets></cp-tickets>')).value).toBe('invoice')
})

test('a browser that refuses does no harm', async () => {
  const refused = vi.spyOn(navigation, 'updateCurrentEntry').mockImplementation(() => {
    throw new DOMException('Too many.', 'SecurityError')
  })
  const element = await first('<cp-projects></cp-projects>')
  search(element, 'relaunch')
  await until(() => expect(refused).toHaveBeenCalled())
  await reads(element, 'Website relaunch')
  expect(warnings).not.toHaveBeenCalled()
})

test('it is kept before the host hears of a click on a link', async () => {
  const element = await first('<cp-projects></cp-projects>')
  let heard = ''
  element.addEventListener('cp-navigate', (event) => {
    event.preventDefault()
    heard = kept()
  })
  element.addEventListener('click', (event) => event.preventDefault())
  search(element, 'website')
  await press(element, 'Website relaunch')
  expect(heard).toContain('website')
})

test('the short list keeps nothing', async () => {
  const [recent, full] = await open('<cp-projects variant="recent"></cp-projects><cp-projects></cp-projects>')
  control(recent, /^Sort by/).click()
  await press(recent, 'Oldest First', '[role=menuitemradio]')
  await reads(recent, 'Sort byOldest First')
  // What the other one has changed later is kept by now.
  if (full) search(full, 'relaunch')
  await until(() => expect(kept()).toContain('relaunch'))
  expect(kept()).not.toContain('oldest')
})

test.each([
  ['active', 'Active'],
  ['mislaid', 'All'],
])("the page's query chooses the status at first: %s", async (status, name) => {
  history.replaceState(null, '', `?status=${status}`)
  const element = await first('<cp-projects></cp-projects>')
  await until(() => {
    const chosen = inside(element).querySelector('input:checked')
    expect(chosen?.parentElement?.textContent).toContain(name)
  })
})
