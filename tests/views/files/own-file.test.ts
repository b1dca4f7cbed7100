/** A file that the client has uploaded stands in the list with a mark, and is not announced: they know of it. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { settle, show, until } from '../../elements/page'
import { choose, find, press, textOf } from '../../elements/person'

test('is marked, and no news', async () => {
  const element = show('cp-files service-id="project-website-relaunch"')
  await until(() => choose(element, new File(['x'], 'plan.pdf', { type: 'application/pdf' })))
  await press(element, 'Upload', '[type=submit]')
  await until(() => expect(find(element, '[data-uploaded]').textContent).toContain('plan.pdf'))
  await settle()
  expect(textOf(element)).not.toContain('New in Files')
})
