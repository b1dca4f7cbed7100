/**
 * The addresses of uploads that are under way. The browser keeps no files: one that is chosen anew after a reload
 * goes on, too. They tell nothing of the client: each stands under a hash, and nobody else can ask there.
 */
import { parseJson, toJson } from '../../page/json'
import { openStorage } from '../../page/storage'
import { reader } from '../../server/schema/read'
import { writtenKeys } from '../../session/keys/session-keys'
import { $clientId } from '../../session/session'
import { $settings } from '../../settings/config'
import { digest } from '../../text/hash'
import { idAt } from './http-stack'

/** For how long, in milliseconds: servers forget them, too. */
const day = 86_400_000

const readKept = reader([{ place: 'text', url: 'text', at: 'number' }] as const)
const storage = () => openStorage($settings.get().storage)

const placeOf = ({ name, size, lastModified }: File) =>
  digest(toJson([$clientId.get(), name, size, lastModified]))

const keptUploads = () =>
  (readKept(parseJson(storage().get(writtenKeys.uploads))) ?? []).filter(({ at }) => Date.now() - at < day)

/** One that leads elsewhere counts for nothing: the API may have moved. */
export function keptUpload(file: File): string | undefined {
  const place = placeOf(file)
  const url = keptUploads().find((each) => each.place === place)?.url
  return url && idAt(url) ? url : undefined
}

export function keepUpload(file: File, url: string | undefined): void {
  const place = placeOf(file)
  const others = keptUploads().filter((each) => each.place !== place)
  const all = url === undefined ? others : [...others, { place, url, at: Date.now() }]
  storage().set(writtenKeys.uploads, all.length > 0 ? toJson(all) : null)
}

export const forgetUpload = (file: File): void => keepUpload(file, undefined)
