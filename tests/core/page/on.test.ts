/** A host's tests close their DOM within the second in which the stores still listen to it. */
import { expect, test } from 'vitest'
import { on } from '../../../src/core/page/browser'

test('listening ends quietly on a page that is gone', () => {
  const page = Object.assign(new EventTarget(), {
    removeEventListener: EventTarget.prototype.removeEventListener,
  })
  const stop = on(page, ['storage', 'online'], () => {})
  Reflect.set(page, 'removeEventListener', undefined)
  expect(stop).not.toThrow()
})
