/** What a client is told by mail, where the server announces that it can be chosen. */
import { ownField } from '../../../core/page/is-record'
import { isOffered } from '../../../core/server/optional'
import { mailChoices, noticeKinds } from '../../../core/server/schema/entities/mail-settings'
import { $token } from '../../../core/server/token'
import type { Other, Unknown } from '../../asking/other'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, type Row, rowOf, skipped } from '../../row'

const docs = 'mails.md'

/** @param other Another client, whose choices nobody else may see. */
export async function checkMails(context: Context, other: Other | Unknown | undefined): Promise<Row[]> {
  if (!isOffered('mails')) return [skipped('mailSettings', '', 'the server does not announce "mails"')]
  const token = $token.get()
  const sent = await sendAs(token, context, 'mailSettings', { params: { clientId: context.clientId } })
  return [
    rowOf('mailSettings', '', 'says when the client is told by mail', aboutSettings(sent)),
    ...(other && 'clientId' in other && other.clientId !== context.clientId
      ? [
          rowOf(
            "another client's mails",
            '',
            'is refused with 404',
            await aboutOther(context, other.clientId),
          ),
        ]
      : []),
    await checkChange(context, sent),
  ]
}

function aboutSettings(sent: Sent) {
  if (!sent.isTaken)
    return [fails(`"mails" is announced, and it answers ${sent.status}: ${messageIn(sent)}`, docs)]
  const told = noticeKinds.map((kind) => [kind, choiceIn(sent, kind)] as const)
  const known = told.filter(([, choice]) => choice !== undefined)
  if (known.length === 0) return [lacks(`it names none of ${noticeKinds.join(', ')}`, docs)]
  return known.flatMap(([kind, choice]) =>
    mailChoices.some((one) => one === choice)
      ? []
      : [lacks(`"${kind}" is none of ${mailChoices.join(', ')}`, docs)],
  )
}

async function aboutOther(context: Context, clientId: string) {
  const { isTaken, status } = await sendAs($token.get(), context, 'mailSettings', { params: { clientId } })
  if (isTaken) return [fails('it is answered: one client can see the choices of others', docs)]
  return status === 404 ? [] : [lacks(`it answers ${status}; 404 says enough`, docs)]
}

/** Writes what is chosen already. */
async function checkChange(context: Context, read: Sent): Promise<Row> {
  const kind = noticeKinds.find((one) => choiceIn(read, one) !== undefined)
  const why = context.options.write ? (kind ? '' : 'there is nothing to choose') : 'needs --write'
  if (!kind || why) return skipped('changeMailSettings', '', why)
  const json = { [kind]: choiceIn(read, kind) }
  const sent = await sendAs($token.get(), context, 'changeMailSettings', {
    params: { clientId: context.clientId },
    json,
  })
  const isSame = noticeKinds.every((one) => choiceIn(sent, one) === choiceIn(read, one))
  const findings = !sent.isTaken
    ? [fails(`it answers ${sent.status}: ${messageIn(sent)}`, docs)]
    : isSame
      ? []
      : [fails('it answers other choices than those that were made', docs)]
  return rowOf('changeMailSettings', '', 'what is not named stays', findings)
}

const choiceIn = ({ answer }: Sent, kind: string): unknown =>
  ownField(ownField(answer, 'data') ?? answer, kind)
