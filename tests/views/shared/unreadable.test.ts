/** A list of which no row can be read has failed: it says so, and is not empty. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { signInAs } from '../../elements/page'
import { becomes, open, textOf } from '../../elements/person'
import { rules } from '../../elements/server'

const rows = [null, 5, [], { message: 'No more' }]
const shown = [
  ['cp-tickets', 'tickets', 'Looks like everything is going great!'],
  ['cp-projects', 'services', "You haven't added any services yet"],
  ['cp-files', 'files', 'No files yet'],
  ['cp-project-updates', 'serviceUpdates', 'No updates yet'],
] as const

test.each(shown)('<%s> with unreadable %s', async (tag, call, empty) => {
  await signInAs()
  rules[call] = answer({ success: true, data: rows })
  const element = await open(
    `<${tag} service-id="project-website-relaunch"></${tag}>`,
    "The server's answer can't be read.",
  )
  await becomes(element, 'error')
  expect(textOf(element)).not.toContain(empty)
})
