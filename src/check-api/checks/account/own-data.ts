/** What a client is told of the own data, where the server announces it: the copy, and the wish to be erased. */
import { ownField } from '../../../core/page/is-record'
import { isOffered } from '../../../core/server/optional'
import { $token } from '../../../core/server/token'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, type Row, rowOf, skipped } from '../../row'

const docs = 'own-data.md'
const states = ['making', 'ready', 'failed']

export async function checkOwnData(context: Context): Promise<Row> {
  const token = $token.get()
  if (!isOffered('ownData') || !token) return skipped('ownData', '', 'the server does not announce it')
  const sent = await sendAs(token, context, 'ownData', { params: { clientId: context.clientId } })
  return rowOf('ownData', '', 'a copy that is ready says where it is, and up to when', aboutCopy(sent))
}

function aboutCopy(sent: Sent) {
  if (!sent.isTaken) return [fails(`it is announced, and answers ${sent.status}: ${messageIn(sent)}`, docs)]
  const copy = ownField(ownField(sent.answer, 'data') ?? sent.answer, 'copy')
  const state = ownField(copy, 'state')
  if (!copy) return []
  if (!states.includes(String(state)))
    return [lacks(`"state" is ${JSON.stringify(state)}, and none of ${states.join(', ')}`, docs)]
  const missing = state === 'ready' ? ['path', 'until'].filter((name) => !ownField(copy, name)) : []
  return missing.map((name) => lacks(`it is ready, and has no "${name}"`, docs))
}
