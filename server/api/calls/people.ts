/** The client's own profile and the consultant assigned to them. */

import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { isPicture } from '../../files/picture.ts'
import type { Client, Upload } from '../../stores/records.ts'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { language, phone, timeZone } from '../receiving/fields.ts'
import { ReceivedFile } from '../receiving/received-file.ts'
import { writeFor } from '../receiving/write-for.ts'
import { answers } from '../schemas.ts'
import { mine, notFound } from '../session/owner.ts'
import { toUser } from '../wire.ts'

const profile = clientCall({
  method: 'GET',
  path: '/clients/clientInformation/{id}',
  summary: 'The profile of the signed-in client.',
  answer: answers.profile,
  refuses: [404],
  async handle({ path, client, account, linkTo }) {
    return { data: await toUser(mine(client, path.id), account, linkTo) }
  },
})

const changeProfile = clientCall({
  method: 'POST',
  path: '/clients/changeProfile/{id}',
  summary: 'Change what the client sets of the profile: what is named, and nothing else.',
  json: v.object({
    phone: v.optional(phone),
    language: v.optional(language),
    timeZone: v.optional(timeZone),
  }),
  answer: answers.changeProfile,
  refuses: [404, 413],
  async handle({ path, json, client, account, linkTo, dependencies }) {
    const { id } = mine(client, path.id)
    const changed = await writeFor(client, dependencies.store, async (store) => {
      if (Object.keys(json).length > 0) await store.changeDetails(id, json)
      return store.client(id)
    })
    return { data: await toUser(changed ?? client, account, linkTo) }
  },
})

const changePhoto = clientCall({
  method: 'POST',
  path: '/clients/changePhoto/{id}',
  summary: 'Put a photo in the place of the one of before. Without one in the form, there is none any more.',
  form: v.object({ photo: v.optional(v.instance(ReceivedFile)) }),
  answer: answers.changePhoto,
  refuses: [404, 410, 413],
  async handle({ path, form, client, account, once, linkTo, dependencies }) {
    const { id } = mine(client, path.id)
    const photo = form.photo ? await photoOf(client, form.photo, dependencies) : null
    await once(async (store) => {
      await store.changePhoto(id, photo)
      return id
    })
    const changed = (await dependencies.store.client(id)) ?? client
    return { data: await toUser(changed, account, linkTo) }
  },
})

/** The endings of the pictures that every browser shows. */
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
])

/** @throws a `Refusal` with 400 if it is no picture, 413 if it is too large */
async function photoOf(
  client: Client,
  { id, size, type }: ReceivedFile,
  { bytes, limits: { bytesOfPhoto } }: Dependencies,
): Promise<Upload> {
  const ending = endings.get(type)
  if (!ending) throw noPicture()
  if (size > bytesOfPhoto) {
    const most = `${bytesOfPhoto / 1_000_000} MB`
    throw new Refusal(413, `This photo is larger than ${most}. Please choose a smaller one.`)
  }
  const kept = await bytes.read(id)
  const content = new Uint8Array(await new Response(kept?.body).arrayBuffer())
  if (!isPicture(content, type)) throw noPicture()
  // What its sender calls it does not count.
  return { id, clientId: client.id, name: `photo.${ending}`, type, size }
}

const noPicture = () => new Refusal(400, 'This is no picture. Please choose a JPEG, PNG or WebP.')

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

export const peopleCalls = { profile, changeProfile, changePhoto, consultant }
