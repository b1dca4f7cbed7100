/** Files that come before their forms, in memory. */
import type { BegunUpload } from '../records.ts'
import type { Store } from '../store.ts'

type Queries = Pick<Store, 'beginUpload' | 'begunUpload' | 'addPart' | 'takeUpload' | 'endUpload'>

/** @param discard Notes that the bytes of files are to go. */
export function createMemoryBegunUploads(discard: (ids: readonly string[]) => void): Queries & {
  sweepUploads(now: number): void
  forgetUploads(clientId: string): void
} {
  const begun = new Map<string, BegunUpload>()
  const find = (clientId: string, id: string) => {
    const found = begun.get(id)
    return found?.clientId === clientId ? found : undefined
  }
  function drop(isGone: (upload: BegunUpload) => boolean): void {
    for (const upload of begun.values()) {
      if (!isGone(upload)) continue
      discard(upload.parts)
      begun.delete(upload.id)
    }
  }
  return {
    async beginUpload(upload, most) {
      const own = [...begun.values()].filter(({ clientId }) => clientId === upload.clientId)
      if (own.length >= most) return false
      begun.set(upload.id, upload)
      return true
    },
    async begunUpload(clientId, id) {
      return find(clientId, id)
    },
    async addPart(clientId, id, part) {
      const upload = find(clientId, id)
      if (upload?.received !== part.offset) return false
      begun.set(id, { ...upload, received: part.offset + part.size, parts: [...upload.parts, part.id] })
      return true
    },
    async takeUpload(clientId, id, until) {
      const upload = find(clientId, id)
      if (!upload || upload.isTaken) return false
      begun.set(id, { ...upload, isTaken: true, expiresAt: until })
      return true
    },
    async endUpload(clientId, id) {
      const found = find(clientId, id)
      drop((upload) => upload === found)
      return found
    },
    sweepUploads: (now) => drop(({ expiresAt }) => expiresAt <= now),
    forgetUploads: (clientId) => drop((upload) => upload.clientId === clientId),
  }
}
