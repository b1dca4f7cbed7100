/** The versions of a file are one row, in every filter, and in "Download all". */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { show, until } from '../../elements/page'
import { find, press, textOf } from '../../elements/person'
import { respond } from '../../elements/server'
import { links } from './shared-files'

const file = (id: string, name: string, day: number, userType: string, more = {}) => ({
  id,
  name,
  path: `/files/${id}`,
  createdAt: `2026-11-${day}T09:00:00Z`,
  uploadedBy: { userType },
  ...more,
})

test('the newest stands in the list, and the others below it', async () => {
  const files = [
    file('c', 'Plan.pdf', 20, 'Staff'),
    file('b', 'plan.pdf', 15, 'Client'),
    file('logo', 'Logo.png', 14, 'Staff'),
    file('a', 'Draft.pdf', 12, 'Client'),
    file('b2', 'Draft 2.pdf', 13, 'Staff', { replaces: 'a' }),
  ]
  respond({ files })
  for (const { path } of files) links.set(path, () => new Response('The plan'))
  const element = show('cp-files service-id="project-website-relaunch"')
  const rows = () => [...find(element, 'ul').children].map((row) => row.textContent)
  await until(() => expect(rows()).toHaveLength(3))
  expect(rows()[0]).toContain('2 versions')
  await press(element, '2 versions', 'button')
  await until(() => expect(rows()[0]).toContain('Version 1'))
  expect(textOf(element)).toContain('Files with the same name are versions of one file')
  await press(element, 'Download all', 'button')
  await until(() => expect(textOf(element)).toContain('Of each file, the version shown was downloaded'))
  // What the client has sent is under "From Me", whatever came after it.
  await press(element, 'From Me', 'label')
  await until(() => expect(rows()).toHaveLength(2))
  expect(rows().join()).toContain('plan.pdf')
  expect(rows().join()).not.toContain('Logo.png')
})
