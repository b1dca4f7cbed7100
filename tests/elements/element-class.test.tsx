/** Coming, moving and going: every element of the table behaves as one of the browser's own would. */
import './defined'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defineElements } from '../../src/elements/index'
import type { ElementRow } from '../../src/elements/row'
import { record, rows, settle, show, shownRows, signInAs, stage, until, warnings } from './page'
import { drawn, inside } from './person'
import { casesFrom } from './stand-ins'

/** An element as a host would write it, with whatever it can't do without. */
function htmlOf(tag: string, { attributes }: ElementRow): string {
  const needed = Object.entries(attributes).map(([name, { required }]) => {
    if (name === 'routing') return ' routing="memory"' // the address is the test's own
    return required ? ` ${name}="project-website-relaunch"` : ''
  })
  return `<${tag}${needed.join('')}></${tag}>`
}

test('defining again does no harm, and changes nothing', async () => {
  const before = rows.map(([tag]) => customElements.get(tag))
  await defineElements()
  await Promise.all([defineElements(), defineElements({ only: ['cp-login'] })])
  expect(rows.map(([tag]) => customElements.get(tag))).toEqual(before)
  expect(warnings).not.toHaveBeenCalled()
})

describe.each(casesFrom('full', shownRows, ([tag]) => tag))('<%s>', (tag, row) => {
  beforeEach(() => signInAs())

  const open = async () => {
    const element = show(`<section>${htmlOf(tag, row)}</section><aside></aside>`).querySelector(tag)
    const aside = stage.querySelector('aside')
    if (!(element instanceof HTMLElement) || !aside) throw new Error('The page is not as it was written.')
    await drawn(element)
    await settle()
    const [first] = inside(element).children
    return { element, aside, first }
  }
  /** The view was neither drawn anew nor told anything. */
  const isKept = async (element: Element, first: Element | undefined) => {
    await settle()
    expect(inside(element).firstElementChild === first).toBe(true)
    expect(first?.isConnected).toBe(true)
  }

  const moves: Record<string, (element: Element, aside: Element) => void> = {
    'appended elsewhere': (element, aside) => aside.append(element),
    'sorted among others, as frameworks do': (element, aside) => {
      aside.append(document.createElement('p'), element, document.createElement('p'))
      for (let turn = 0; turn < 3; turn++) aside.append(aside.firstElementChild ?? '')
      aside.insertBefore(element, aside.firstChild)
    },
    // Not in the types yet.
    'moved by moveBefore()': (element, aside) => Reflect.get(aside, 'moveBefore').call(aside, element, null),
  }

  test.each(Object.entries(moves))('%s, keeps its state', async (_, move) => {
    const { element, aside, first } = await open()
    move(element, aside)
    expect(element.parentNode === aside).toBe(true)
    await isKept(element, first)
  })

  test('moved to another document, keeps its state and has its styles there', async () => {
    const { element, first, aside } = await open()
    const frame = document.createElement('iframe')
    stage.append(frame)
    const other = frame.contentDocument
    other?.body.append(element)
    expect(element.ownerDocument === other).toBe(true)
    expect(inside(element).adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(frame.contentWindow?.getComputedStyle(element).display).not.toBe('inline')
    await isKept(element, first)
    aside.append(element)
    expect(inside(element).adoptedStyleSheets.length).toBeGreaterThan(0)
    await isKept(element, first)
  })

  test('removed, takes everything with it; put back, begins anew', async () => {
    const { element, aside, first } = await open()
    const changes = record('cp-state-change', element)
    element.remove()
    await until(() => expect(inside(element).childElementCount).toBe(0))
    await settle()
    expect(changes).toEqual([])
    expect(document.querySelectorAll('cp-toaster').length).toBe(0)
    aside.append(element)
    await drawn(element)
    expect(inside(element).firstElementChild === first).toBe(false)
  })

  test("removed by a host's React, while that renders", async () => {
    const root = createRoot(stage)
    const page = new DOMParser().parseFromString(htmlOf(tag, row), 'text/html')
    const attributes = Array.from(page.querySelector(tag)?.attributes ?? [], ({ name, value }) => [
      name,
      value,
    ])
    root.render(<div>{createElement(tag, Object.fromEntries(attributes))}</div>)
    await until(() => expect(stage.querySelector(tag) !== null).toBe(true))
    const element = stage.querySelector(tag)
    await drawn(element)
    root.render(<div />)
    await until(() => expect(inside(element).childElementCount).toBe(0))
    root.unmount()
    await settle() // the page's own check finds no word in the console
  })

  test('created and thrown away unseen, does nothing', async () => {
    const changes = record('cp-state-change')
    document.createElement(tag)
    show(`<div></div>`).append(htmlOf(tag, row))
    await settle()
    expect(changes).toEqual([])
  })

  test('twice on a page, stands for itself each time', async () => {
    show(`<div>${htmlOf(tag, row)}${htmlOf(tag, row)}</div>`)
    const [left, right] = stage.querySelectorAll(tag)
    await Promise.all([drawn(left), drawn(right)])
    left?.remove()
    await until(() => expect(inside(left).childElementCount).toBe(0))
    expect(inside(right).childElementCount).toBeGreaterThan(0)
  })
})

test('elements that are removed leave no listeners on the page', async () => {
  await signInAs()
  const all = shownRows.map(([tag, row]) => htmlOf(tag, row)).join('')
  const listening = countListeners()
  const round = async () => {
    show(`<div>${all}</div>`)
    await Promise.all(shownRows.map(([tag]) => drawn(stage.querySelector(tag))))
    await settle()
    stage.replaceChildren()
  }
  await round() // what stands once for the page is made here
  // What nobody shows any more is let go of a moment later.
  await new Promise((resolve) => setTimeout(resolve, STORE_UNMOUNT_DELAY + 200))
  const { length } = listening.count()
  await round()
  await until(() => expect(listening.count().slice(length)).toEqual([]))
  listening.stop()
})

/** Counts the listeners on window, document and body, from now on. */
function countListeners() {
  const targets = new Map<unknown, string>([
    [window, 'window'],
    [document, 'document'],
    [document.body, 'body'],
    [document.documentElement, 'html'],
  ])
  const active = new Map<unknown, Set<string>>()
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener')
  const count = () => {
    for (const [index, [type, listener]] of add.mock.calls.entries()) {
      const target = targets.get(add.mock.contexts[index])
      if (target) active.set(listener, (active.get(listener) ?? new Set()).add(`${target} ${type}`))
    }
    for (const [index, [type, listener]] of remove.mock.calls.entries()) {
      active.get(listener)?.delete(`${targets.get(remove.mock.contexts[index])} ${type}`)
    }
    add.mockClear()
    remove.mockClear()
    return Array.from(active.values()).flatMap((each) => Array.from(each))
  }
  const stop = () => {
    add.mockRestore()
    remove.mockRestore()
  }
  return { count, stop }
}
