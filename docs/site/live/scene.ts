/** What a live example shows. It stands in the address of its frame, so it is plain data. */
import type { SettingsInput } from '../../../src/core/index.ts'
import type { Tag } from '../../../src/elements/elements.ts'

export interface Scene {
  /** What stands in the frame, one below the other. */
  elements: readonly { tag: Tag; attributes?: Readonly<Record<string, string>> }[]
  /** Who is signed in: `ada` has something of everything, `new` nothing yet, `large` thousands. By default `ada`. */
  person?: 'ada' | 'new' | 'large' | 'nobody'
  /** How the server answers. By default it works. */
  server?: 'works' | 'hangs' | 'fails' | 'offline'
  /** The settings of the host, as far as they are plain data. */
  settings?: Omit<SettingsInput, 'fetch' | 'getToken' | 'storage' | 'apiUrl'>
  /** Custom properties by their names without `--cp-`: `{ accent: 'green' }`. */
  tokens?: Readonly<Record<string, string>>
  /** The colour scheme of the frame's page. By default that of the system. */
  scheme?: 'light' | 'dark'
}

/** What a frame tells the page around it. */
export type Told =
  | { type: 'event'; name: string; tag: string; detail: unknown }
  | { type: 'states'; tag: string; states: string[] }
  | { type: 'height'; pixels: number }

/** The address of the frame for a scene, from the root of the site. */
export const frameAddress = (scene: Scene) => `live/frame.html#${encodeURIComponent(JSON.stringify(scene))}`

/** The scene of an address's hash. @throws if it is not one that `frameAddress()` wrote */
export function readScene(hash: string): Scene {
  return JSON.parse(decodeURIComponent(hash.slice(1)))
}
