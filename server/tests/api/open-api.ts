import { createApi } from '../../api/api'
import type { ApiOptions } from '../../api/dependencies'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import { speakTo } from './speak'

export const secret = new TextEncoder().encode('a secret of this server, for this test alone')

/** The API by itself, for the demo's people: what a test does not name is as simple as can be. */
export async function openApi(options: Partial<ApiOptions> = {}) {
  const { store = createMemoryStore() } = options
  const hashPassword = async (password: string) => password
  if (await store.isEmpty())
    await store.load(await createSeed({ now: new Date(), hashPassword, withoutLarge: true }))
  const app = createApi({
    ...{ secret, hashPassword, sendMail: async () => {}, portalUrl: 'https://portal.example.com' },
    ...{ ...options, store },
  })
  return { app, store, nobody: speakTo(async (path, init) => app.request(path, init)) }
}
