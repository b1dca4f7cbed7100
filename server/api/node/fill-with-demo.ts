/** Fills an empty database with the demo's people, and their files. */
import { readFile } from 'node:fs/promises'
import type { Bytes } from '../../files/bytes.ts'
import { withColleagues } from '../../seed/colleagues.ts'
import { createSeed } from '../../seed/seed.ts'
import type { Store } from '../../stores/store.ts'
import { hashPassword } from './password.ts'

export async function fillWithDemo(store: Store, bytes: Bytes): Promise<void> {
  if (!(await store.isEmpty())) return
  const now = new Date()
  const records = withColleagues(await createSeed({ now, hashPassword }), now)
  for (const { id, name } of records.uploads) {
    await bytes.save(id, [await readFile(new URL(`../../seed/files/${name}`, import.meta.url))])
  }
  await store.load(records)
}
