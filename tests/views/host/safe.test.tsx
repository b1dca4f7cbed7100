/** A view that throws is its own element's trouble. */
import { beforeAll, expect, test } from 'vitest'
import { LostError } from '../../../src/core/index'
import { createElementClass } from '../../../src/elements/element-class'
import { defineElements } from '../../../src/elements/index'
import { errors, record, show, stage } from '../../elements/page'
import { becomes, control, drawn, focusedIn, inside, open, reads, textOf } from '../../elements/person'

let trouble: Error | null = null

beforeAll(async () => {
  const View = () => {
    if (trouble) throw trouble
    return <p>All is well.</p>
  }
  customElements.define(
    'cp-broken',
    createElementClass('cp-broken', { attributes: {}, access: 'public' }, View),
  )
  await defineElements({ only: ['cp-avatar'] })
})

/** The console says what a boundary caught. */
function expectWord() {
  expect(errors.mock.calls.flat().map(String).join(' ')).toContain('The view is broken.')
  errors.mockClear()
}

test('shows a panel with Retry, tells the host, and leaves its neighbours alone', async () => {
  trouble = new Error('The view is broken.')
  const raised = record('cp-error')
  show(
    '<div><cp-avatar name="Ada Lovelace"></cp-avatar><cp-broken></cp-broken><cp-avatar name="Grace"></cp-avatar></div>',
  )
  const broken = stage.querySelector('cp-broken')
  await reads(broken, 'Something went wrong here')
  await becomes(broken, 'error')
  expect(raised).toEqual([
    {
      from: 'cp-broken',
      manner: 'bubbles composed',
      detail: { render: true, message: 'Error: The view is broken.' },
    },
  ])
  for (const neighbour of stage.querySelectorAll('cp-avatar')) {
    await drawn(neighbour)
    expect(textOf(neighbour)).toMatch(/^(AL|G)$/)
  }
  expectWord()
})

test('Retry draws the view again', async () => {
  trouble = new Error('The view is broken.')
  const broken = await open('cp-broken', 'Something went wrong here')
  control(broken, 'Retry').click()
  await reads(broken, 'Something went wrong here')
  trouble = null
  control(broken, 'Retry').click()
  await reads(broken, 'All is well.')
  await becomes(broken, 'ready')
  expect(inside(broken).querySelectorAll('button').length).toBe(0)
  expectWord()
})

test('Retry hands its focus on to what stays, until the focus moves on', async () => {
  trouble = new Error('The view is broken.')
  const broken = await open('cp-broken', 'Something went wrong here')
  const retry = control(broken, 'Retry')
  retry.focus()
  trouble = null
  retry.click()
  await reads(broken, 'All is well.')
  const focused = focusedIn(broken)
  expect(focused?.textContent).toContain('All is well.')
  if (focused instanceof HTMLElement) focused.blur()
  expect(inside(broken).querySelector('[tabindex]') === null).toBe(true)
  expectWord()
})

test('a view that breaks later is caught, too', async () => {
  trouble = null
  const broken = await open('cp-broken', 'All is well.')
  trouble = new Error('The view is broken.')
  broken.setAttribute('theme', 'dark') // draws it again
  await reads(broken, 'Something went wrong here')
  expectWord()
})

test('a view whose code a line has lost comes by itself', async () => {
  let line: 'broken' | 'well' = 'broken'
  const load = async () => {
    if (line === 'broken') throw new TypeError('The line is broken.')
    trouble = null
  }
  trouble = new LostError(load, 'The view is broken.')
  const broken = await open('cp-broken', "This couldn't be loaded")
  expect(textOf(broken)).not.toContain('Something went wrong')
  line = 'well'
  await reads(broken, 'All is well.')
  expectWord()
})
