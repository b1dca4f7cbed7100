/** The room that a client has for files. */
import { Refusal } from '../../base/refusal.ts'
import type { Store } from '../../stores/store.ts'
import type { Limits } from '../limits.ts'

interface Size {
  files: number
  bytes: number
}

export const sizeOf = (files: readonly { size: number }[]): Size => ({
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
})

type RoomLimits = Pick<Limits, 'bytesOfClient' | 'filesOfClient'>

/** What a client has taken of the room, if there is none for so much more; `undefined` if there is. */
export async function fullRoom(
  { files, bytes }: Size,
  clientId: string,
  store: Pick<Store, 'roomTaken'>,
  { bytesOfClient, filesOfClient }: RoomLimits,
): Promise<Size | undefined> {
  const taken = await store.roomTaken(clientId)
  const hasRoom = taken.files + files <= filesOfClient && taken.bytes + bytes <= bytesOfClient
  return hasRoom ? undefined : taken
}

/** @throws a `Refusal` with 413 if it is more than there is room for, beside what is kept */
export async function requireRoom(...asked: Parameters<typeof fullRoom>): Promise<void> {
  if (!(await fullRoom(...asked))) return
  throw new Refusal(
    413,
    'There is no more room for your files. Please ask us to remove some that nobody needs.',
  )
}
