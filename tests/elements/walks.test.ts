/**
 * Random walks of several clients on one page with real elements: they sign in and out, here and in another tab, answers
 * come late, in any order or not at all, elements come and go, links and "Back" are pressed. No element ever shows what is
 * another one's; and at the end, each shows what it shows when it is put on the page anew.
 */
import './defined'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $clientId, configure, signInWithPassword, signOut } from '../../src/core/index'
import type { Tag } from '../../src/elements/elements'
import { clients, createHoldingServer, emailOf, type Fate, marksIn } from '../holding-server'
import { runs, seed } from '../trials'
import { differenceOf, linesOf } from './naughty/tree'
import { draw, errors, settle, stage } from './page'
import { all, type Field, inside } from './person'

let stay = (_: Event) => {}
beforeEach(() => {
  stay = (event) => event.preventDefault()
  window.addEventListener('click', stay)
})
afterEach(() => {
  window.removeEventListener('click', stay)
  configure({ fetch: undefined, passwordEncryption: undefined })
  // That milestones can't be loaded is logged, as the specification has it.
  const others = errors.mock.calls.filter(([text]) => text !== 'Error during fetching milestones.')
  errors.mockClear()
  expect(others).toEqual([])
})

const shownTags = [
  'cp-portal',
  'cp-dashboard',
  'cp-payments',
  'cp-projects',
  'cp-project',
  'cp-tickets',
  'cp-ticket',
  'cp-notifications',
  'cp-account',
  'cp-attention',
  'cp-consultant',
  'cp-files',
] as const satisfies Tag[]

const client = fc.constantFrom(...clients)
const four = Array<Fate>(4).fill('answered')
const fate = fc.constantFrom<Fate>(...four, 'failed', 'lost', 'refused')
const tag = fc.constantFrom(...shownTags)
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sign in' as const), client }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign out' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign in elsewhere' as const), client }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign out elsewhere' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(20), fate }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer all' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), tag }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take away' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('press' as const), which: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('connect' as const), online: fc.boolean() }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const create = (tag: Tag) => {
  const element = document.createElement(tag)
  const own = { 'service-id': 'p1', 'ticket-id': 't1', routing: 'hash' }
  for (const [name, value] of Object.entries(own))
    if (tag !== 'cp-payments') element.setAttribute(name, value)
  return element
}
const elementsNow = () => Array.from(stage.children)
const shownBy = (element: Element) => {
  const fields = all<Field>(element, 'input,textarea').map(({ value }) => value)
  return [inside(element).innerHTML, ...fields]
}

/** Writes down whatever is added of somebody who is not signed in, and whatever of theirs is there when the page is drawn. */
function watch(wrong: string[]): () => void {
  const check = (what: string, value: unknown) => {
    const others = marksIn(value).filter((name) => name !== $clientId.get())
    if (others.length > 0) wrong.push(`${what} shows ${others} to ${$clientId.get() ?? 'nobody'}`)
  }
  const seen = new WeakSet<Node>()
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const added = type === 'childList' ? Array.from(addedNodes) : [target]
      for (const node of added)
        if (node.isConnected)
          check('an addition', [node.textContent, node instanceof Element ? node.outerHTML : ''])
    }
  })
  let isOver = false
  const look = () => {
    if (isOver) return
    for (const element of elementsNow()) {
      const { shadowRoot } = element
      if (shadowRoot && !seen.has(shadowRoot)) {
        seen.add(shadowRoot)
        observer.observe(shadowRoot, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
      }
      if (shadowRoot) check(element.localName, shownBy(element))
    }
    check('the title', document.title)
    check('a toast', document.querySelector('cp-toaster')?.shadowRoot?.textContent)
    requestAnimationFrame(look)
  }
  look()
  return () => {
    isOver = true
    observer.disconnect()
  }
}

/** Another tab of the browser signs a client in, or out. */
function elsewhere(kept: Record<string, string> | null): void {
  const keys = ['user', 'api', 'token'].map((name) => `client-portal:${name}`)
  for (const key of keys) {
    if (kept) localStorage.setItem(key, kept[key] ?? '')
    else localStorage.removeItem(key)
  }
  for (const key of keys)
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

async function walk(acts: readonly Act[]): Promise<void> {
  const server = createHoldingServer()
  configure({ fetch: server.fetch, passwordEncryption: 'none' })
  stage.replaceChildren(create('cp-account'))
  const wrong: string[] = []
  const stop = watch(wrong)
  let visits = 0
  const perform = (each: Act) => {
    if (each.kind === 'sign in') void signInWithPassword(emailOf(each.client), 'secret')
    else if (each.kind === 'sign out') signOut()
    else if (each.kind === 'sign in elsewhere') {
      const { user, token } = server.signIn(each.client)
      elsewhere({
        'client-portal:user': JSON.stringify(user),
        'client-portal:api': location.origin,
        'client-portal:token': token,
      })
    } else if (each.kind === 'sign out elsewhere') elsewhere(null)
    else if (each.kind === 'answer')
      server.waiting[each.which % Math.max(1, server.waiting.length)]?.meet(each.fate)
    else if (each.kind === 'answer all') for (const one of server.waiting.slice()) one.meet('answered')
    else if (each.kind === 'put') stage.append(create(each.tag))
    else if (each.kind === 'take away') elementsNow()[each.which]?.remove()
    else if (each.kind === 'press') {
      const links = elementsNow().flatMap((element) =>
        Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>('a[href]') ?? []),
      )
      const before = location.hash
      links[each.which % Math.max(1, links.length)]?.click()
      if (location.hash !== before) visits++
    } else if (each.kind === 'back' && visits > 0) {
      visits--
      history.back()
    } else if (each.kind === 'connect') {
      server.connect(each.online)
      window.dispatchEvent(new Event(each.online ? 'online' : 'offline'))
    }
  }
  const rest = async () => {
    await vi.waitFor(
      async () => {
        for (const one of server.waiting.slice()) one.meet('answered')
        await draw()
        expect(server.waiting).toHaveLength(0)
      },
      { timeout: 10_000, interval: 0 },
    )
  }
  try {
    for (const each of acts) {
      perform(each)
      await settle()
      await new Promise(requestAnimationFrame)
      expect(wrong).toEqual([])
    }
    server.connect(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    // What had failed meanwhile is asked for again by who looks.
    for (const element of elementsNow())
      for (const button of element.shadowRoot?.querySelectorAll('button') ?? [])
        if (button.textContent === 'Retry') button.click()
    await rest()
    const isSignedIn = $clientId.get() !== null
    for (const old of elementsNow()) {
      // A portal keeps its place in the address.
      const fresh = create(old.localName as Tag)
      stage.append(fresh)
      await rest()
      await vi.waitFor(() => expect(differenceOf(linesOf(inside(old)), linesOf(inside(fresh)))).toBeNull(), {
        timeout: 5_000,
        interval: 20,
      })
      if (isSignedIn) expect(marksIn(shownBy(old)).filter((name) => name !== $clientId.get())).toEqual([])
      fresh.remove()
    }
    expect(wrong).toEqual([])
  } finally {
    stop()
    stage.replaceChildren()
    signOut()
    for (const one of server.waiting.slice()) one.meet('lost')
    await settle()
  }
}

test('no element ever shows what is another one’s', () =>
  fc.assert(fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 25, size: 'max' }), walk), {
    seed,
    numRuns: runs(5, 100),
    endOnFailure: true,
  }))
