/** What staff asks clients to approve: with an update, of a milestone, in later versions; and what is refused. */
import { expect, test } from 'vitest'
import { now, openDesk } from './desk'

const relaunch = 'project-website-relaunch'
const pdf = 'server/seed/files/statement-of-work.pdf'
const picture = 'server/seed/files/homepage-design.png'

const record = (approvalId: string, version: string) => ({
  ...{ id: `record-${version}`, projectId: relaunch, approvalId, version, decision: 'Approved' },
  ...{ by: 'Ada Lovelace', byId: 'client-ada', words: '', files: [], createdAt: now.toISOString() },
})

test('an update asks for one, waits again in each later version, and keeps what was decided before', async () => {
  const { type, store } = await openDesk()
  const post = 'update post --project SRV-2051 --title "The menu" --text "Is it right?"'
  const posted = await type(`${post} --approve --subject Menu --version 1 --file ${pdf} --output json`)
  const { approval: id } = JSON.parse(posted.printed)
  expect(id).toMatch(/^APR-\w{8}$/)
  const bell = async () => (await store.list('notifications', 'client-ada')).rows[0]
  const asked = async () => (await store.approval(relaunch, id))?.approval
  expect(await bell()).toMatchObject({
    ...{ title: 'Waits for you: The menu', message: 'Website relaunch: Menu, version 1' },
    ...{ CTA: 'Read the update', read: false },
  })
  expect(await asked()).toEqual({ id, subject: 'Menu', version: '1' })

  await store.addApprovalRecord('client-ada', record(id, '1'))
  const send = (version: string, more = '') =>
    type(`approval version --project SRV-2051 --approval ${id} --version ${version} ${more}`)
  expect(await send('1')).toMatchObject({
    code: 1,
    heard: [],
    complained: expect.stringMatching(/a version 1 already/),
  })
  const sent = await send('2', `--file ${picture} --quiet`)
  expect(sent).toMatchObject({
    printed: '"Menu, version 2" of "Website relaunch" waits for the client.\n',
    heard: [`client-ada service ${relaunch}`, `client-ada files ${relaunch}`, 'client-ada notifications'],
  })
  expect(await bell()).toMatchObject({ message: 'Website relaunch: Menu, version 1', read: true })
  const [file] = (await store.list('files', relaunch)).rows
  expect(file).toMatchObject({ name: 'statement-of-work.pdf', userType: 'Staff' })
  const [update] = (await store.list('updates', relaunch)).rows
  expect(update).toMatchObject({ files: [{ name: 'homepage-design.png' }], approval: { version: '2' } })
  const { printed } = await type('approval list --client client@example.com --output json')
  expect(JSON.parse(printed)).toContainEqual({
    ...{ id, project: 'SRV-2051', name: 'Menu, version 2', version: '2', waits: true },
    records: [expect.objectContaining({ decision: 'Approved', version: '1', at: now.toISOString() })],
  })
  const removed = await type(`file remove --file ${update?.files[0]?.id} --reason "An old picture"`)
  expect(removed.printed).toContain('"Menu, version 2" waits for the client without it.')
})

test('what is asked for is told by mail by its name: an update, a milestone, another version; what is quiet is not', async () => {
  const { type, store } = await openDesk()
  const told = async () => (await store.notices('client-ada')).map(({ kind, about }) => `${kind} ${about}`)
  const post = 'update post --project SRV-2051 --title "The menu" --text "Is it right?"'
  await type(post)
  await type(`${post} --approve --quiet`)
  expect(await told()).toEqual([])
  const { printed } = await type(`${post} --approve --subject Menu --version 1 --output json`)
  await type('milestone set --project SRV-2051 --title "Acceptance tests" --approve')
  await type(`approval version --project SRV-2051 --approval ${JSON.parse(printed).approval} --version 2`)
  expect((await told()).toSorted()).toEqual([
    'approvals Website relaunch: Acceptance tests',
    'approvals Website relaunch: Menu',
    'approvals Website relaunch: Menu',
  ])
})

test('a milestone asks for one once, keeps it when its status changes, and has no files', async () => {
  const { type, store } = await openDesk()
  const set = 'milestone set --project SRV-2051 --title "Acceptance tests"'
  const asked = await type(`${set} --approve`)
  const [, id = ''] =
    /^The milestone "Acceptance tests" is set: Pending. Its approval is (APR-\w{8})\.\n$/.exec(
      asked.printed,
    ) ?? []
  expect(asked.heard).toEqual([`client-ada service ${relaunch}`, 'client-ada notifications'])
  const [bell] = (await store.list('notifications', 'client-ada')).rows
  expect(bell?.CTAPath).toBe(`/services/service/${relaunch}/view-milestones`)
  await type(`${set} --status completed`)
  expect((await store.approval(relaunch, id))?.approval).toEqual({ id, subject: '', version: '' })
  const version = `approval version --project SRV-2051 --approval ${id} --version 2`
  expect((await type(`${set} --approve`)).complained).toMatch(/is asked for already: "approval version" /)
  expect((await type(`${version} --file ${pdf}`)).complained).toMatch(/^A milestone has no files\./)
  expect((await type(version)).printed).toBe(
    '"Acceptance tests, version 2" of "Website relaunch" waits for the client.\n',
  )
})

test.each([
  [
    'update post --project SRV-2051 --title A --text B --version 3',
    '--subject and --version need --approve.',
  ],
  [
    'approval version --project SRV-2051 --approval APR-NONE --version 3',
    '"Website relaunch" has no approval APR-NONE.',
  ],
])('%s is refused', async (line, says) => {
  const { type, store, kept } = await openDesk()
  const before = await store.recordsOf('client-ada')
  const typed = await type(line)
  expect(typed.complained).toContain(says)
  expect({ heard: typed.heard, kept: kept.size }).toEqual({ heard: [], kept: 0 })
  expect(await store.recordsOf('client-ada')).toEqual(before)
})

test('decisions keep their project, and go with their client', async () => {
  const { type, store } = await openDesk()
  await type('project add --client new@example.com --name Harbour --number HW-1')
  const posted = await type(
    'update post --project HW-1 --title A --text B --approve --version 1 --output json',
  )
  const { approval: id } = JSON.parse(posted.printed)
  const [project] = (await store.list('projects', 'client-new')).rows
  const projectId = project?._id ?? expect.fail()
  await store.addApprovalRecord('client-new', { ...record(id, '1'), projectId, byId: 'client-new' })
  const remove = await type('project remove --project HW-1 --reason A')
  expect(remove.complained).toBe('"Harbour" has 1 decision on record, and stays.\n')
  const erase = 'client erase --client new@example.com --reason A'
  expect((await type(`${erase} --dry-run`)).printed).toContain('1 decision, ')
  await type(erase)
  expect((await store.list('approvalRecords', projectId)).rows).toEqual([])
})

test('neither words nor names of files look like what is on record', async () => {
  const { type, store } = await openDesk()
  const forged = '2026-11-20T12:00:00.000Z  Approved, version 3, Ada Lovelace'
  const hash = 'a1'.repeat(32)
  await store.addApprovalRecord('client-ada', {
    ...record('APR-4T8KQ2VN', '3'),
    decision: 'Changes requested',
    words: `The logo is too small.\n  ${forged}\n  (file) ${hash}  a.png`,
    files: [{ name: `a.png\n  ${forged}` }],
  })
  const { printed } = await type('approval list --client client@example.com')
  expect(printed).toContain(
    [
      `  ${now.toISOString()}  Changes requested, version 3, Ada Lovelace`,
      '  > The logo is too small.',
      `  >   ${forged}`,
      `  >   (file) ${hash}  a.png`,
      '  (file) not loaded  a.png 2026-11-20T12:00:00.000Z Approved, version 3, Ada Lovelace\n',
    ].join('\n'),
  )
})
