/** Many elements draw in turns. What is another client's is gone from all of them at once. */
import './signed-in'
import { expect, test } from 'vitest'
import { $clientId } from '../../src/core/index'
import { show, signInAs, stage } from './page'
import { reads, textOf } from './person'

test('when another client signs in, none of ten elements shows for one more task what is of the former', async () => {
  show('<cp-projects></cp-projects>'.repeat(10))
  const elements = Array.from(stage.children)
  for (const element of elements) await reads(element, 'Website relaunch')
  const later = new Promise<string[]>((resolve) => {
    const stop = $clientId.listen(() => {
      stop()
      setTimeout(() => resolve(elements.map(textOf)))
    })
  })
  await signInAs('new@example.com')
  for (const text of await later) expect(text).not.toContain('Website relaunch')
  for (const element of elements) await reads(element, "You haven't added any")
})
