/** A view that throws is its own element's trouble. */
import { beforeAll, expect, test } from 'vitest'
import { createElementClass } from '../../../src/elements/element-class'
import { defineElements } from '../../../src/elements/index'
import {
  control,
  drawn,
  errors,
  inside,
  reads,
  record,
  show,
  stage,
  textOf,
  until,
} from '../../elements/page'

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
  await until(() => expect(broken?.matches(':state(error)')).toBe(true))
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
  const broken = show('<cp-broken></cp-broken>')
  await reads(broken, 'Something went wrong here')
  control(broken, 'Retry').click()
  await reads(broken, 'Something went wrong here')
  trouble = null
  control(broken, 'Retry').click()
  await reads(broken, 'All is well.')
  await until(() => expect(broken.matches(':state(ready)')).toBe(true))
  expect(inside(broken).querySelectorAll('button').length).toBe(0)
  expectWord()
})

test('a view that breaks later is caught, too', async () => {
  trouble = null
  const broken = show('<cp-broken></cp-broken>')
  await reads(broken, 'All is well.')
  trouble = new Error('The view is broken.')
  broken.setAttribute('theme', 'dark') // draws it again
  await reads(broken, 'Something went wrong here')
  expectWord()
})
