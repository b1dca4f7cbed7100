/** What clients are asked to approve: later versions, and who has decided what. */
import { bellAbout, nameOf, noticeAbout } from '../../api/bell-of-approval.ts'
import { quieten, ring } from '../../api/ring.ts'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import type { KeptApproval, KeptApprovalRecord, KeptFile, Records } from '../../stores/records.ts'
import { askedIn, bellFor, recordsAbout, waitsIn } from '../approvals.ts'
import { anyClient, clientOfProject, file, id, list as listOf, project, text, toggle } from '../fields.ts'
import { findAnyAccount, findProject } from '../find.ts'
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
    files: listOf(
      file(
        'A file of this version. They take the place of those of the update, which become files of the project.',
      ),
      10,
    ),
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
      const replaced = files.length > 0 ? replacedFiles(asked, records, createdAt) : []
      await store.load({ uploads, files: replaced })
      const attached = uploads.map(({ id, name }) => ({ id, name }))
      await store.changeApproval(projectId, approval, files.length > 0 ? attached : undefined)
      await store.tell(clientId, { name: 'service', target: projectId })
      if (replaced.length > 0) await store.tell(clientId, { name: 'files', target: projectId })
      const name = nameOf(approval, title)
      const earlier = bellAbout(found, part, nameOf(before, title))
      await quieten(clientId, earlier.CTAPath, earlier.message, store)
      if (!quiet) {
        const notice = noticeAbout(found, approval, title)
        const told = { right: 'approve', notice, mailLanguage: desk.mailLanguage } as const
        await ring(clientId, bellFor(found, { part, title, name, createdAt }), store, told)
      }
      return { id: approval.id, name, version, project: serviceName, clientId }
    })
  },
  words: ({ name, project }) => `"${name}" of "${project}" waits for the client.`,
  trail: ({ clientId }) => ({ clientId }),
})

/** The files of the version before, which the client may still want to compare: from now on, the project has them. */
function replacedFiles(
  { projectId, approval }: { projectId: string; approval: KeptApproval },
  { updates, uploads, files }: Records,
  createdAt: string,
): KeptFile[] {
  const before = updates
    .filter((one) => one.projectId === projectId && one.approval?.id === approval.id)
    .flatMap(({ files }) => files.map(({ id }) => id))
  const isInProject = (id: string) =>
    files.some(({ upload, ...one }) => upload.id === id && one.projectId === projectId)
  const by = { userType: 'Staff', uploaderId: '', uploaderName: '' }
  return uploads
    .filter(({ id }) => before.includes(id) && !isInProject(id))
    .map(({ id, name, size }) => ({
      ...{ id: randomId(), projectId, name, remarks: '', ...by, createdAt },
      upload: { id, name, size },
    }))
}

const isCalled = (id: string, said: string) => id === said || id === said.toUpperCase()

const list = verb({
  says: 'Lists what a client is asked to approve, and who has decided what, when, with which words, about which files.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client }, desk) {
    const { id: clientId } = await findAnyAccount(client, desk)
    const records = await desk.store.recordsOf(clientId)
    const numbers = new Map(records.projects.map(({ _id, serviceId }) => [_id, serviceId]))
    return askedIn(records).map((asked) => {
      const { id, ...approval } = asked.approval
      const about = recordsAbout(id, asked, records)
      return {
        ...{ id, project: numbers.get(asked.projectId) ?? '', name: nameOf(approval, asked.title) },
        version: approval.version,
        waits: waitsIn(records)(asked),
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

export const approvalVerbs = { 'approval version': sendVersion, 'approval list': list }
