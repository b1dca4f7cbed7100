/** The host's own entries in the portal's navigation: `configure({ pages })`. */
import { atom, computed } from 'nanostores'
import { $settings, type Settings } from '../settings/config'

/** The path of an SVG. */
export type IconData = `${'M' | 'm'}${string}`

export interface OwnEntry {
  /** Its name as a screen, and as a slot: `page-contracts`. */
  id: `page-${string}`
  label: string
  icon: IconData
  /** The path in the portal of a page; empty for a link. */
  path: string
  /** Where a link leads. */
  href: string | undefined
}

interface OwnPages {
  entries: readonly OwnEntry[]
  /** The page at a path of the portal: the page's own path, or one below it; `null` for none. */
  at(path: string): OwnEntry | null
}

type Reader = (pages: Settings['pages']) => OwnPages

const $reader = atom<Reader | undefined>()

const $given = computed($settings, ({ pages }) => pages)

/** `null` for none; `undefined` while a host has pages, and the code that reads them has not loaded. */
export const $ownPages = computed([$given, $reader], (pages, read) =>
  pages.length > 0 ? read?.(pages) : null,
)

/** Hands over the code that reads them, once it has loaded. */
export const readOwnPages = (read: Reader): void => $reader.set(read)
