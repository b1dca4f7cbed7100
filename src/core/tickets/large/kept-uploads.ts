/**
 * The addresses of uploads that are under way. The browser keeps no files: one that is chosen anew after a reload
 * goes on, too. They tell nothing of the client: each stands under a hash, and nobody else can ask there.
 */
import { isRecord } from '../../page/is-record'
import { parseJson, toJson } from '../../page/json'
import { openStorage } from '../../page/storage'
import { $clientId, writtenKeys } from '../../session/session'
import { $settings } from '../../settings/config'
import { digest } from '../../text/hash'
import { isOfApi } from './http-stack'

const storage = () => openStorage($settings.get().storage)

const placeOf = ({ name, size, lastModified }: File) =>
  digest(toJson([$clientId.get(), name, size, lastModified]))

function read(): Record<string, unknown> {
  const kept = parseJson(storage().get(writtenKeys.uploads))
  return isRecord(kept) ? { ...kept } : {}
}

/** One that leads elsewhere is forgotten: the API may have moved. */
export function keptUpload(file: File): string | undefined {
  const url = read()[placeOf(file)]
  if (typeof url !== 'string') return undefined
  if (isOfApi(url)) return url
  forgetUpload(file)
  return undefined
}

export function keepUpload(file: File, url: string | undefined): void {
  const kept = { ...read(), [placeOf(file)]: url }
  const isEmpty = Object.values(kept).every((each) => each === undefined)
  storage().set(writtenKeys.uploads, isEmpty ? null : toJson(kept))
}

export const forgetUpload = (file: File): void => keepUpload(file, undefined)
