/** The client's own profile and the consultant assigned to them. */

import { clientCall } from '../call.ts'
import { answers } from '../schemas.ts'
import { mine, notFound } from '../session/owner.ts'
import { toUser } from '../wire.ts'

const profile = clientCall({
  method: 'GET',
  path: '/clients/clientInformation/{id}',
  summary: 'The profile of the signed-in client.',
  answer: answers.profile,
  refuses: [404],
  async handle({ path, client, account }) {
    return { data: toUser(mine(client, path.id), account) }
  },
})

const consultant = clientCall({
  method: 'GET',
  path: '/poc/getPocDetails/{pocId}',
  summary: "The client's point of contact.",
  answer: answers.consultant,
  refuses: [404],
  async handle({ path, account, dependencies }) {
    const found = path.pocId === account.consultantId && (await dependencies.store.consultant(path.pocId))
    return { data: found || notFound('consultant') }
  },
})

export const peopleCalls = { profile, consultant }
