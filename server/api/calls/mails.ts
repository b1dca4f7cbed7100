/** What clients are told by mail, and when: they choose it for each kind. */
import * as v from 'valibot'
import { mailChoices, noticeKinds } from '../../../src/core/server/schema/index.ts'
import { withDefaults } from '../../mail/choices.ts'
import { clientCall } from '../call.ts'
import { answers } from '../schemas.ts'
import { mine } from '../session/owner.ts'

const path = '/clients/mailSettings/{clientId}'
const choice = v.optional(v.picklist(mailChoices, `A choice has to be one of: ${mailChoices.join(', ')}.`))

const mailSettings = clientCall({
  method: 'GET',
  path,
  summary: 'When the client is told by mail, for each kind of what there is to tell.',
  answer: answers.mailSettings,
  refuses: [404],
  async handle({ path, client, dependencies }) {
    const { id } = mine(client, path.clientId)
    return { data: withDefaults(await dependencies.store.mailSettings(id)) }
  },
})

const changeMailSettings = clientCall({
  method: 'POST',
  path,
  summary:
    'Change when the client is told by mail: what is named, and nothing else. Doing it twice does no harm.',
  json: v.object({ answers: choice, approvals: choice, payments: choice }),
  answer: answers.changeMailSettings,
  refuses: [404, 413],
  async handle({ path, json, client, dependencies }) {
    const { store } = dependencies
    const { id } = mine(client, path.clientId)
    const changes = noticeKinds.flatMap((kind) => (json[kind] ? [[kind, json[kind]] as const] : []))
    if (changes.length > 0) await store.changeMailSettings(id, Object.fromEntries(changes))
    return { data: withDefaults(await store.mailSettings(id)) }
  },
})

export const mailCalls = { mailSettings, changeMailSettings }
