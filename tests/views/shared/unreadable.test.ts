/** A list of which no row can be read has failed: it says so, and is not empty. */
import { beforeAll, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { reads, rules, show, signInAs, textOf, until } from '../../elements/page'

beforeAll(() => defineElements())

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
  const element = show(`<${tag} service-id="project-website-relaunch"></${tag}>`)
  await reads(element, "The server's answer can't be read.")
  await until(() => expect(element.matches(':state(error)')).toBe(true))
  expect(textOf(element)).not.toContain(empty)
})
