/** Clients say yes on the record, or ask for changes: once for each version. */
import * as v from 'valibot'
import { decisions } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import type { KeptApprovalRecord } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import { bellAbout, nameOf } from '../bell-of-approval.ts'
import { clientCall } from '../call.ts'
import { text, whole } from '../receiving/fields.ts'
import { quieten } from '../ring.ts'
import { answers } from '../schemas.ts'
import { myProject, notFound } from '../session/owner.ts'
import { type ApprovalOf, toApproval } from '../wire.ts'

const seenFile = v.object({
  name: text('name', 'Please name each file.'),
  sha256: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '"sha256" has to be 64 hexadecimal digits, in lower case.')),
  ),
})

const approve = clientCall({
  method: 'POST',
  path: '/services/approve/{serviceId}',
  summary: 'Record what the client has decided about a version: approved, or changes requested.',
  json: v.object({
    approvalId: text('approvalId', '"approvalId" is empty.'),
    version: text('version'),
    decision: v.picklist(decisions),
    words: v.optional(text('words'), ''),
    files: v.optional(v.pipe(v.array(seenFile), v.maxLength(10, 'Please name at most 10 files.')), []),
  }),
  answer: answers.approve,
  refuses: [403, 404, 409, 413],
  right: 'approve',
  adds: true,
  async handle({ path, json, client, account, once, dependencies }) {
    const { approvalId, version, decision } = json
    const words = whole(json.words.trim())
    if (decision === 'Changes requested' && !words) {
      throw new Refusal(400, 'Please say what is to be changed.')
    }
    const project = await myProject(account, path.serviceId, dependencies)
    const { _id: projectId } = project
    const record: KeptApprovalRecord = {
      id: randomId(),
      ...{ projectId, approvalId, version, decision, words },
      by: client.name,
      byId: client.id,
      // They are kept as they were sent: whoever has the files compares the digests.
      files: json.files.map(({ name, ...seen }) => ({ ...seen, name: whole(name) })),
      createdAt: dependencies.clock().toISOString(),
    }
    await once(async (store) => {
      const { part, title, approval } = (await store.approval(projectId, approvalId)) ?? notFound('approval')
      if ((approval.version ?? '') !== version) {
        throw new Refusal(409, 'There is another version by now. Please look at that one.')
      }
      if (!(await store.addApprovalRecord(account.id, record))) {
        throw new Refusal(409, 'Somebody has decided about this version already.')
      }
      // It is decided: nobody needs a bell for it any more.
      const { CTAPath, message } = bellAbout(project, part, nameOf(approval, title))
      await quieten(account.id, CTAPath, message, store)
      return record.id
    })
    const { approval } = (await dependencies.store.approval(projectId, approvalId)) ?? notFound('approval')
    return { data: toApproval(approval, await recordsOf(projectId, dependencies.store)) }
  },
})

const recordsOf = async (projectId: string, store: Store): Promise<readonly KeptApprovalRecord[]> =>
  (await store.list('approvalRecords', projectId)).rows

/** The approvals of a project. Its records are read once, and only where something is asked. */
export function approvalsOf(projectId: string, store: Store): ApprovalOf {
  let records: ReturnType<typeof recordsOf> | undefined
  return async (approval) => {
    if (!approval) return {}
    records ??= recordsOf(projectId, store)
    return { approval: toApproval(approval, await records) }
  }
}

export const approvalCalls = { approve }
