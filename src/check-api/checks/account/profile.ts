/** The calls by which a client changes the own profile. What is sent is what stands there already, or nothing that could be taken. */
import { ownField } from '../../../core/page/is-record'
import { profile } from '../../../core/server/api'
import type { Finding } from '../../../core/server/inspect/tally'
import { isOffered } from '../../../core/server/optional'
import { $token } from '../../../core/server/token'
import { $client } from '../../../core/session/session'
import type { Other, Unknown } from '../../asking/other'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, type Row, rowOf } from '../../row'

const docs = 'profile.md'

/** @param other Another client, whose profile must not change. */
export async function checkAccount(context: Context, other: Other | Unknown | undefined): Promise<Row[]> {
  const theirs = other && 'clientId' in other ? other.clientId : 'check-api-not-there'
  return [
    ...(isOffered('changeProfile') ? await aboutProfile(context, theirs) : []),
    ...(isOffered('changePhoto') ? await aboutPhoto(context, theirs) : []),
  ]
}

async function aboutProfile(context: Context, theirs: string): Promise<Row[]> {
  // Where a token is given, nobody has signed in here.
  const { phone = '', editable = [] } =
    $client.get() ?? (await profile(context.clientId).catch(() => null)) ?? {}
  const change = (id: string) =>
    sendAs($token.get(), context, 'changeProfile', { params: { id }, json: { phone } })
  const own = editable.includes('phone') ? await change(context.clientId) : undefined
  return [
    rowOf('changeProfile', '', 'what stands there already is taken', [
      ...(editable.length === 0
        ? [lacks('"editable" of the profile names nothing: all is shown, and not edited', docs)]
        : []),
      ...(own ? aboutAnswer(own, phone) : []),
    ]),
    rowOf("another client's profile", '', 'is refused with 404', aboutRefusal(await change(theirs))),
  ]
}

async function aboutPhoto(context: Context, theirs: string): Promise<Row[]> {
  const send = (id: string) => {
    const form = new FormData()
    form.set('photo', new File(['This is no picture.'], 'check-api.jpg', { type: 'image/jpeg' }))
    return sendAs($token.get(), context, 'changePhoto', { params: { id }, form })
  }
  const own = await send(context.clientId)
  return [
    rowOf('changePhoto', '', 'what is no picture is refused', [
      ...(own.isTaken ? [fails('it takes a text that is called a picture: look at the bytes', docs)] : []),
      ...(own.status >= 500 || own.status === 401
        ? [lacks(`it answers ${own.status} to what is no picture; 400 says enough`, docs)]
        : []),
    ]),
    rowOf("another client's photo", '', 'is refused with 404', aboutRefusal(await send(theirs), 400)),
  ]
}

function aboutAnswer(sent: Sent, phone: string): Finding[] {
  if (!sent.isTaken) return [fails(`it is announced, and answers ${sent.status}: ${messageIn(sent)}`, docs)]
  const profile = ownField(sent.answer, 'data') ?? sent.answer
  const said = ownField(profile, 'phone') ?? ''
  return said === phone ? [] : [lacks('it does not answer the profile as it is then', docs)]
}

/** @param also What says as much: a server may look at the picture first. */
function aboutRefusal({ isTaken, status }: Sent, also = 404): Finding[] {
  if (isTaken) return [fails('it is taken: one client can change what is known of another', docs)]
  return [403, 404, also].includes(status) ? [] : [lacks(`it answers ${status}; 404 says enough`, docs)]
}
