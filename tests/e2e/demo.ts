/** What the demo's people have, in memory, for a reference API of a test's own. */
import { readFile } from 'node:fs/promises'
import { type Bytes, createMemoryBytes } from '../../server/files/bytes.ts'
import { createSeed } from '../../server/seed/seed.ts'
import { createMemoryStore } from '../../server/stores/memory/memory.ts'
import type { Records } from '../../server/stores/records.ts'

export async function openDemo() {
  const store = createMemoryStore()
  const bytes = createMemoryBytes()
  const hashPassword = async (password: string) => `not hashed: ${password}`
  const records = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
  await saveFiles(records, bytes)
  await store.load(records)
  return { store, bytes, hashPassword }
}

/** The files that stand in the seed. */
export async function saveFiles({ uploads }: Records, bytes: Bytes): Promise<void> {
  for (const { id, name } of uploads) await bytes.save(id, [await readFile(`server/seed/files/${name}`)])
}
