/** A modal of the host's that is no `<dialog>` hides the rest of the page. Toasts are heard and pressed all the same. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { notify } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { sampleOf } from '../trials'
import { announcementOf } from './heard'
import { settle, show, until } from './page'
import { control, drawn, textsOf } from './person'

/** What a library does to the page while its modal is open. */
interface Library {
  /** The attributes that it sets on each child of the body, and takes off when it closes. */
  sets: readonly string[]
  /** What it leaves alone. */
  spares?: string
  /** It does the same to what is added later. */
  hidesNewcomers?: true
  /** The page gets no presses. */
  takesPresses?: true
  /** A press outside of it closes it: heard as it goes down to its target, or as it comes up from there. */
  closes?: 'going down' | 'coming up'
}

const libraries: Record<string, Library> = {
  Radix: { sets: ['aria-hidden'], spares: '[aria-live]', takesPresses: true, closes: 'coming up' },
  'React Aria': {
    sets: ['inert'],
    spares: '[data-react-aria-top-layer]',
    hidesNewcomers: true,
    closes: 'going down',
  },
  'Floating UI': { sets: ['aria-hidden'], spares: '[aria-live]', closes: 'going down' },
  'MUI and SweetAlert2': { sets: ['aria-hidden'] },
  'a library that spares nothing': { sets: ['inert', 'aria-hidden'] },
}

beforeAll(() => defineElements({ only: ['cp-avatar'] }))
beforeEach(() => drawn(show('<cp-avatar name="Ada"></cp-avatar>')))

let close = () => {}
const said: string[] = []
afterEach(() => {
  close()
  for (const text of said.splice(0)) notify.dismiss(text)
})

/** Opens a modal with one of our elements in it. */
function openModal({ sets, spares, hidesNewcomers, takesPresses, closes }: Library): HTMLElement {
  const modal = document.createElement('div')
  modal.role = 'dialog'
  modal.innerHTML = '<button>Inside</button><cp-avatar name="Grace"></cp-avatar>'
  document.body.append(modal)
  const hide = () => {
    for (const each of document.body.children)
      if (each !== modal && !(spares && each.matches(spares)))
        for (const name of sets) each.setAttribute(name, 'true')
  }
  hide()
  const newcomers = new MutationObserver(hide)
  if (hidesNewcomers) newcomers.observe(document.body, { childList: true })
  if (takesPresses) document.body.style.pointerEvents = 'none'
  const onPressed = ({ target }: Event) => {
    const isOutside = target instanceof Element && !modal.contains(target)
    if (isOutside && !(closes === 'going down' && spares && target.closest(spares))) close()
  }
  if (closes) document.addEventListener('pointerdown', onPressed, closes === 'going down')
  modal.querySelector('button')?.focus()
  close = () => {
    modal.remove()
    newcomers.disconnect()
    document.body.style.pointerEvents = ''
    document.removeEventListener('pointerdown', onPressed, closes === 'going down')
    for (const each of document.body.children) for (const name of sets) each.removeAttribute(name)
  }
  return modal
}

const toaster = () => document.querySelector('cp-toaster')
const isSaid = (text: string) => until(async () => expect(await announcementOf(text)).toBe('polite'))
/** Shows a toast that stays until it is closed. */
function say(text: string): void {
  said.push(text)
  notify.loading(text, text)
}

/** When the modal opens. */
const moments: Record<string, (open: () => void, text: string) => Promise<void>> = {
  'before the first toast': async (open, text) => {
    open()
    say(text)
  },
  'as a toast comes': async (open, text) => {
    say(text)
    await until(() => expect(toaster()).not.toBeNull())
    open()
  },
  'over a toast': async (open, text) => {
    say(text)
    await isSaid(text)
    open()
  },
}

const cases = Object.entries(libraries).flatMap(([name, library]) =>
  Object.entries(moments).map(([moment, act]) => [name, moment, library, act] as const),
)

test.each(sampleOf(cases, 7))('of %s, which opens %s', async (name, moment, library, act) => {
  let modal: HTMLElement | undefined
  // Those of former tests may not have left yet, so that each has words of its own.
  const of = `${name}, ${moment}`
  const [first, second, last] = [`Sending: ${of}`, `Nearly there: ${of}`, `Closed: ${of}`] as const
  await act(() => {
    modal = openModal(library)
  }, first)
  await isSaid(first)
  say(second)
  await isSaid(second)
  // The newest is the first.
  await userEvent.click(control(toaster(), 'Close'), { timeout: 5000 })
  await until(() => expect(textsOf(toaster(), '[data-leaving]')).toContain(second))
  expect(modal?.isConnected).toBe(true)

  close()
  await settle()
  expect(['inert', 'aria-hidden'].filter((name) => toaster()?.hasAttribute(name))).toEqual([])
  say(last)
  await isSaid(last)
})

test('one that hides again what is shown has its way, until the next toast', async () => {
  say('Sending…')
  await isSaid('Sending…')
  let times = 0
  const hide = () => {
    if (times < 1000 && toaster()?.getAttribute('aria-hidden') !== 'true') {
      times++
      toaster()?.setAttribute('aria-hidden', 'true')
    }
  }
  hide()
  const again = new MutationObserver(hide)
  again.observe(document.body, { subtree: true, attributes: true })
  await settle()
  expect(times).toBeLessThan(20)
  expect(await announcementOf('Sending…')).toBeUndefined()
  again.disconnect()
  say('Sent.')
  await isSaid('Sent.')
})
