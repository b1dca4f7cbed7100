/** What clients are asked to approve: later versions, and who has decided what. */
import { Refusal } from '../../base/refusal.ts'
import type { KeptApprovalRecord, Records } from '../../stores/records.ts'
import { bellFor, nameOf } from '../approvals.ts'
import { anyClient, clientOfProject, file, id, list as listOf, project, text, toggle } from '../fields.ts'
import { findAnyClient, findProject } from '../find.ts'
import { uploadsFor } from '../room.ts'
import { inOneLine, quoted } from '../say.ts'
import { verb } from '../verb.ts'

const sendVersion = verb({
  says: 'Sends another version of what a client is asked to approve: it waits again. What is on record stays.',
  example: '--project SRV-2051 --approval APR-7K2M9QXD --version 4 --file home-page.png',
  fields: {
    project,
    client: clientOfProject,
    approval: id('The number of the approval, like APR-7K2M9QXD. "approval list" shows it.'),
    version: text(100)('The name of this version. None before may have had it.'),
    files: listOf(file('A file of this version. They take the place of those of the update.'), 10),
    quiet: toggle('Does not ring the bell.'),
  },
  async run({ project: id, client: email, approval: said, version, files, quiet }, desk) {
    const found = await findProject(id, email, desk)
    const { _id: projectId, clientId, serviceName } = found
    const createdAt = desk.clock().toISOString()
    return desk.store.inTurn(clientId, async (store) => {
      const records = await store.recordsOf(clientId)
      const asked = askedIn(records).find(
        (one) => one.projectId === projectId && isCalled(one.approval.id, said),
      )
      if (!asked) {
        throw new Refusal(
          404,
          `"${serviceName}" has no approval ${said}. "approval list" shows those of a client.`,
        )
      }
      const { part, title, approval: before } = asked
      const isKnown =
        before.version === version ||
        recordsAbout(before.id, asked, records).some((one) => one.version === version)
      if (isKnown) {
        throw new Refusal(422, `There was a version ${version} already. Nothing was written.`)
      }
      if (files.length > 0 && part === 'view-milestones') {
        throw new Refusal(422, 'A milestone has no files. Nothing was written.')
      }
      const approval = { ...before, version }
      const uploads = await uploadsFor(files, clientId, { ...desk, store })
      await store.load({ uploads })
      const attached = uploads.map(({ id, name }) => ({ id, name }))
      await store.changeApproval(projectId, approval, files.length > 0 ? attached : undefined)
      await store.tell(clientId, { name: 'service', target: projectId })
      const name = nameOf(approval, title)
      if (!quiet) await store.addNotification(bellFor(found, part, name, createdAt))
      return { id: approval.id, name, version, project: serviceName, clientId }
    })
  },
  words: ({ name, project }) => `"${name}" of "${project}" waits for the client.`,
  trail: ({ clientId }) => ({ clientId }),
})

const isCalled = (id: string, said: string) => id === said || id === said.toUpperCase()

const list = verb({
  says: 'Lists what a client is asked to approve, and who has decided what, when, with which words, about which files.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client }, desk) {
    const { id: clientId } = await findAnyClient(client, desk)
    const records = await desk.store.recordsOf(clientId)
    const numbers = new Map(records.projects.map(({ _id, serviceId }) => [_id, serviceId]))
    return askedIn(records).map((asked) => {
      const { id, ...approval } = asked.approval
      const about = recordsAbout(id, asked, records)
      return {
        ...{ id, project: numbers.get(asked.projectId) ?? '', name: nameOf(approval, asked.title) },
        version: approval.version,
        waits: !about.some(({ version }) => version === approval.version),
        records: about.map(({ decision, by, createdAt, words, version, files }) => ({
          ...{ decision, by, at: createdAt, version, words, files },
        })),
      }
    })
  },
  words: (approvals) =>
    approvals
      .map(({ id, project, name, waits, records }) =>
        [`${name}\n${id}, ${project}, ${waits ? 'waits' : 'decided'}`, ...records.map(recordInWords)].join(
          '\n',
        ),
      )
      .join('\n\n') || 'This client is asked to approve nothing.',
})

type InWords = Pick<KeptApprovalRecord, 'decision' | 'by' | 'version' | 'words' | 'files'> & { at: string }

/** Clients chose the words and the names of files: neither can look like a line of evidence. */
function recordInWords({ decision, by, at, version, words, files }: InWords): string {
  const what = [decision, version && `version ${version}`, by].filter(Boolean).join(', ')
  const seen = files.map(({ name, sha256 }) => `(file) ${sha256 ?? 'not loaded'}  ${inOneLine(name)}`)
  return [`${at}  ${what}`, ...quoted(words), ...seen].map((line) => `  ${line}`).join('\n')
}

/** What is asked for by updates, and then by milestones. */
function askedIn({ updates, milestones }: Records) {
  const inPart = <Part extends 'project-updates' | 'view-milestones'>(
    part: Part,
    rows: Records['updates'] | Records['milestones'],
  ) =>
    rows.flatMap(({ projectId, title, approval }) => (approval ? [{ part, projectId, title, approval }] : []))
  return [...inPart('project-updates', updates), ...inPart('view-milestones', milestones)]
}

/** The records about an approval, oldest first. */
const recordsAbout = (
  id: string,
  { projectId }: { projectId: string },
  { approvalRecords }: Records,
): KeptApprovalRecord[] =>
  approvalRecords
    .filter((one) => one.projectId === projectId && one.approvalId === id)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))

export const approvalVerbs = { 'approval version': sendVersion, 'approval list': list }
