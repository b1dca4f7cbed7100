/** A view draws every change of a store, whenever it happens. */
import { atom, computed } from 'nanostores'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { createElementClass } from '../../../src/elements/element-class'
import { useStore } from '../../../src/views/host/use-store'
import { show } from '../../elements/page'
import { reads } from '../../elements/person'

test('a change between the drawing and the first listening is drawn, a second after another view was left', async () => {
  const $answer = atom('Loading')
  const $shown = computed($answer, (answer) => `${answer}…`)
  // nanostores stops following the stores of a computed one a second after its last listener is gone.
  const timer = vi.spyOn(globalThis, 'setTimeout')
  $shown.listen(() => {})()
  const stopFollowing = timer.mock.calls[0]?.[0]
  timer.mockRestore()
  const View = () => {
    const text = useStore($shown)
    // The view is drawn now. It begins to listen in an effect, which comes later.
    useLayoutEffect(() => {
      stopFollowing?.()
      $answer.set('Loaded')
    }, [])
    return <p>{text}</p>
  }
  customElements.define(
    'cp-listener',
    createElementClass('cp-listener', { attributes: {}, access: 'public' }, View),
  )
  expect(stopFollowing).toBeTypeOf('function')
  await reads(show('cp-listener'), 'Loaded…')
})
