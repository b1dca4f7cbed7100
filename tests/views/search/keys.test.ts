/** The search by keys: ARIA's "editable combobox with list autocomplete", and the shortcut that leads to it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, record, show, signInAs, stage, until } from '../../elements/page'
import { all, control, fill, find, focusedIn, loses, textsOf } from '../../elements/person'

beforeAll(() => defineElements({ only: ['cp-search', 'cp-portal'] }))
beforeEach(async () => {
  await page.viewport(1280, 800)
  await signInAs()
})

const fieldOf = (element: HTMLElement) => find<HTMLInputElement>(element, 'input')
const titlesOf = (element: HTMLElement) => textsOf(element, '[role=option] > span > bdi')

/** The title of an entry; the text of what shows more. */
const nameOf = (entry: Element) => entry.querySelector('bdi')?.textContent ?? entry.textContent ?? ''

/** The title of the entry that the keys have reached, as a screen reader hears of it. */
function reached(element: HTMLElement): string | undefined {
  const id = fieldOf(element).getAttribute('aria-activedescendant')
  const entry = all(element, '[role=option]').find((each) => each.id === id)
  expect(all(element, '[aria-selected=true]')).toEqual(entry ? [entry] : [])
  return entry && nameOf(entry)
}

async function searchFor(text: string, element = show('cp-search')) {
  await userEvent.click(await until(() => fieldOf(element)))
  await userEvent.keyboard(text)
  await until(() => expect(titlesOf(element)).toContain('Website relaunch'))
  return element
}

test.each(['cp-search', 'cp-portal routing="memory"'])(
  'both edges of the panel are those of the field: %s',
  async (html) => {
    const element = await searchFor('relaunch', show(html))
    const edges = (selector: string) => {
      const { left, right } = find(element, selector).getBoundingClientRect()
      return [left, right].map(Math.round)
    }
    await until(() => expect(edges('[part~=search-panel]')).toEqual(edges('[part~=search]')))
  },
)

test('the arrows go through all entries and around, and the place in the text stays the text’s', async () => {
  const element = await searchFor('relaunch')
  await loses(element, 'Searching further…')
  const titles = all(element, '[role=option]').map(nameOf)
  const steps: [key: string, title: string | undefined][] = [
    ['{ArrowDown}', titles[1]],
    ['{ArrowUp}', titles[0]],
    ['{ArrowUp}', titles.at(-1)],
    ['{ArrowDown}', titles[0]],
    ['{ArrowDown}', titles[1]],
    ['{Home}', titles[0]],
    ['{ArrowUp}', titles.at(-1)],
    ['{End}', titles[0]],
    ['{ArrowDown}', titles[1]],
    ['{ArrowLeft}', titles[0]],
  ]
  expect(titles.length).toBeGreaterThan(2)
  // Enter opens the first one: it is the one that is reached.
  expect(reached(element)).toBe(titles[0])
  for (const [key, title] of steps) {
    await userEvent.keyboard(key)
    expect([key, reached(element)]).toEqual([key, title])
    expect(focusedIn(element)).toBe(fieldOf(element))
  }
  expect(fieldOf(element).selectionStart).toBe('relaunch'.length - 1)
})

test('Enter does not end the session of who looks for a logo: to log out is reached by a key of its own', async () => {
  const element = show('cp-search')
  await userEvent.click(await until(() => fieldOf(element)))
  await userEvent.keyboard('logo')
  await until(() => expect(titlesOf(element)).toContain('Log out'))
  await loses(element, 'Searching further…')
  expect(reached(element)).toBe(undefined)
  await userEvent.keyboard('{Enter}')
  expect(titlesOf(element)).toEqual(['Log out'])
  await userEvent.keyboard('{ArrowDown}')
  expect(reached(element)).toBe('Log out')
})

test('"Show more" is an option like any other: it unfolds its group, and leads to what is new', async () => {
  const element = await searchFor('relaunch')
  fill(element, 'input', 'e')
  const more = await until(() => control(element, /^Show \d+ more$/, '[role=option]'))
  const group = more?.closest('[role=group]')
  const options = () => Array.from(group?.querySelectorAll('[role=option]') ?? [])
  const before = options()
  expect(before.at(-1)).toBe(more)
  while (fieldOf(element).getAttribute('aria-activedescendant') !== more?.id)
    await userEvent.keyboard('{ArrowDown}')
  expect(all(element, '[aria-selected=true]')).toEqual([more])
  await userEvent.keyboard('{Enter}')
  await until(() => expect(options().length).toBeGreaterThan(before.length))
  expect(options().slice(0, 2)).toEqual(before.slice(0, 2))
  expect(all(element, '[aria-selected=true]')).toEqual([options()[2]])
  expect(focusedIn(element)).toBe(fieldOf(element))
})

test('Enter opens the entry that is reached, or the first one; the field is empty then', async () => {
  const gone = record('cp-navigate')
  stage.addEventListener('cp-navigate', (event) => event.preventDefault(), { once: true })
  const element = await searchFor('relaunch')
  await userEvent.keyboard('{Enter}')
  expect(gone.map(({ detail }) => detail.route)).toEqual(['project'])
  await until(() => expect(fieldOf(element).value).toBe(''))
  expect(fieldOf(element).getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes the list, and then empties the field; a host’s dialog hears of neither', async () => {
  const element = await searchFor('relaunch')
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  stage.addEventListener('keydown', hear)
  await userEvent.keyboard('{Escape}')
  await until(() => expect(titlesOf(element)).toEqual([]))
  expect(fieldOf(element).value).toBe('relaunch')
  await userEvent.keyboard('{ArrowDown}')
  await until(() => expect(titlesOf(element)).toContain('Website relaunch'))
  await userEvent.keyboard('{Escape}{Escape}')
  await until(() => expect(fieldOf(element).value).toBe(''))
  expect(heard).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual(['Escape'])
  stage.removeEventListener('keydown', hear)
})

test('the list closes when the focus leaves it', async () => {
  const around = show('<div><cp-search></cp-search><button>After</button></div>')
  const element = searchIn(around)
  await searchFor('relaunch', element)
  await userEvent.keyboard('{Tab}{Tab}')
  await until(() => expect(document.activeElement?.textContent).toBe('After'))
  await until(() => expect(titlesOf(element)).toEqual([]))
  expect(fieldOf(element).value).toBe('relaunch')
})

const searchIn = (around: HTMLElement): HTMLElement => {
  const element = around.querySelector('cp-search')
  if (!(element instanceof HTMLElement)) throw new Error('There is no search.')
  return element
}

test('the list closes when the window leaves the field no room', async () => {
  const element = await searchFor('relaunch')
  await page.viewport(360, 740)
  await until(() => expect(titlesOf(element)).toEqual([]))
})

describe('Ctrl K', () => {
  const press = (more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      ...{ key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, composed: true, cancelable: true },
      ...more,
    })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  async function open(tag = 'cp-search') {
    const element = show(tag)
    await until(() => fieldOf(element))
    await draw()
    return element
  }

  test('leads to the field, opens it, and is the page’s own key no more', async () => {
    const element = await open()
    expect(fieldOf(element).getAttribute('aria-keyshortcuts')).toBe('Control+K')
    expect(press()).toBe(true)
    expect(focusedIn(element)).toBe(fieldOf(element))
    await until(() => expect(titlesOf(element)).toContain('Raise a ticket'))
  })

  test('where the field is scrolled away, opens over the page, which stays where it is', async () => {
    const element = await open()
    const after = document.createElement('button')
    Object.assign(after.style, { display: 'block', marginBlock: '200vh' })
    stage.append(after)
    for (const before of [after, null]) {
      before?.focus({ preventScroll: true })
      after.scrollIntoView({ block: 'center' })
      const place = scrollY
      expect(place).toBeGreaterThan(innerHeight)
      expect(press()).toBe(true)
      const dialog = await until(() => find<HTMLDialogElement>(element, 'dialog[open]'))
      await until(() => expect(focusedIn(element)).toBe(dialog.querySelector('input')))
      await userEvent.keyboard('relaunch')
      await until(() => expect(titlesOf(element)).toContain('Website relaunch'))
      expect(scrollY).toBe(place)
      // A panel: the page is in sight around it.
      const { width, bottom } = find(element, '[part=dialog]').getBoundingClientRect()
      expect(width).toBeLessThan(innerWidth / 2)
      expect(bottom).toBeLessThan(innerHeight * 0.85)
      // The browser's own: the first one empties the field.
      await userEvent.keyboard('{Escape}{Escape}')
      await until(() => expect(all(element, 'dialog[open]')).toEqual([]))
      expect([scrollY, document.activeElement]).toEqual([place, before ?? document.body])
      before?.blur()
    }
  })

  test('on a phone, the window leads the focus back to where it was', async () => {
    await page.viewport(360, 740)
    const element = await open('cp-portal routing="memory"')
    const elsewhere = document.createElement('button')
    stage.append(elsewhere)
    await until(() => expect(textsOf(element, 'h1')).toEqual(['Hello, Ada Lovelace!']))
    const inside = control(element, 'AL, account')
    for (const before of [elsewhere, inside]) {
      before.focus()
      expect(focusedIn(element) ?? document.activeElement).toBe(before)
      expect(press()).toBe(true)
      await until(() => expect(find(element, 'dialog').contains(focusedIn(element))).toBe(true))
      const { clientWidth, offsetHeight, scrollHeight, clientHeight } = find(element, '[part=dialog]')
      expect([clientWidth, offsetHeight]).toEqual([360, 740])
      expect(scrollHeight).toBe(clientHeight)
      await userEvent.keyboard('{Escape}')
      await until(() => expect(all(element, 'dialog')).toEqual([]))
      expect(focusedIn(element) ?? document.activeElement).toBe(before)
    }
  })

  test('of a keyboard with other letters', async () => {
    const element = await open()
    expect(press({ key: 'л' })).toBe(true)
    expect(focusedIn(element)).toBe(fieldOf(element))
  })

  test.each([
    ['the key alone', { ctrlKey: false }],
    ['with Shift', { shiftKey: true }],
    ['another letter in its place', { key: 't' }],
    ['while a text is being composed', { isComposing: true }],
    ['of the other system', { ctrlKey: false, metaKey: true }],
  ])('does nothing: %s', async (_, more) => {
    const element = await open()
    expect(press(more)).toBe(false)
    expect(focusedIn(element)).toBe(null)
  })

  test('does nothing where the host has prevented it, or turned it off', async () => {
    const element = await open()
    const prevent = (event: Event) => event.preventDefault()
    for (const target of [document.body, document, window]) {
      for (const isCapture of [false, true]) {
        target.addEventListener('keydown', prevent, isCapture)
        press()
        target.removeEventListener('keydown', prevent, isCapture)
        expect([target, isCapture, focusedIn(element)]).toEqual([target, isCapture, null])
      }
    }
    configure({ searchShortcut: false })
    await until(() => expect(fieldOf(element).hasAttribute('aria-keyshortcuts')).toBe(false))
    expect(press()).toBe(false)
    expect(focusedIn(element)).toBe(null)
  })

  test('does nothing for a search that is hidden, or behind a dialog of the host’s', async () => {
    const element = await open()
    element.style.display = 'none'
    expect(press()).toBe(false)
    element.style.display = ''
    const dialog = document.createElement('dialog')
    stage.append(dialog)
    dialog.showModal()
    expect(press()).toBe(false)
    dialog.close()
    expect(press()).toBe(true)
  })

  test('where two searches stand on a page, one of them opens', async () => {
    const around = show('<div><cp-search></cp-search><cp-search></cp-search></div>')
    const both = Array.from(around.querySelectorAll<HTMLElement>('cp-search'))
    await until(() => both.map(fieldOf))
    await draw()
    expect(press()).toBe(true)
    expect(both.filter((each) => focusedIn(each))).toHaveLength(1)
  })

  test('in a narrow place, opens the search over the page; the focus returns', async () => {
    await page.viewport(360, 740)
    const element = await open('cp-portal routing="memory"')
    await until(() => expect(textsOf(element, 'h1')).toEqual(['Hello, Ada Lovelace!']))
    const opener = find(element, '[role=search] button')
    expect(press()).toBe(true)
    const dialog = await until(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    await until(() => expect(focusedIn(element)).toBe(dialog.querySelector('input')))
    // The panel is the page's whole width.
    expect(dialog.querySelector<HTMLElement>('[part=dialog]')?.offsetWidth).toBe(360)
    await userEvent.keyboard('relaunch')
    await until(() => expect(titlesOf(element)).toContain('Website relaunch'))
    await userEvent.click(find(element, 'dialog [aria-label=Close]'))
    await until(() => expect(all(element, 'dialog[open]')).toEqual([]))
    expect(focusedIn(element)).toBe(opener)
  })
})
