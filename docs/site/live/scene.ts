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
  /** The colour scheme of the frame's page. By default that of the page around it. */
  scheme?: 'light' | 'dark'
  /** The part that is outlined wherever the elements have it: `card`. */
  part?: string
}

/** What a frame tells the page around it. */
export type Told =
  | { type: 'event'; name: string; tag: string; detail: unknown }
  /** A link that leads out of the frame, which stays: where to. */
  | { type: 'link'; href: string }
  | { type: 'height'; pixels: number }
  /** How often the part of the scene is on screen. */
  | { type: 'outlined'; part: string; count: number }

/** The address of the frame for a scene, from the root of the site. */
export const frameAddress = (scene: Scene) => `live/frame.html#${encodeURIComponent(JSON.stringify(scene))}`
