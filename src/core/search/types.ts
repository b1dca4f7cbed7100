/** What a search shows, and how a view talks to it. */
import type { ReadableAtom } from 'nanostores'
import type { Query } from '../routing/routing'
import type { Project } from '../server/schema'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'

/** In the order in which groups stand that match as well as each other. */
export const searchKinds = [
  'action',
  'page',
  'project',
  'ticket',
  'message',
  'payment',
  'file',
  'update',
  'milestone',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** How many more of a kind are listed each time it is unfolded. */
export const mostUnfolded = 50

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** Where an entry leads, or what it does. */
export type SearchTarget =
  /** A screen of the portal. A payment stands in its list: the `query` finds it there. */
  | { route: RouteName; params: PathParams; query?: Query }
  /** The path of a page of the host's own in the portal, or an https address. */
  | { href: string }
  | { act: 'log-out' }
  /** Searches for other words. */
  | { act: 'find'; query: string }
  /** The host's page to pay, for all that is due in one currency. The host hears of it first, as of each "Pay". */
  | { act: 'pay'; href: string; projects: readonly Project[]; amount: number; currency: string }

export interface SearchEntry {
  /** Stable while the search is open, unique. */
  key: string
  kind: SearchKind
  title: readonly Piece[]
  /** What says which of several it is, or the words around the match. Empty if there is nothing to say. */
  text: readonly Piece[]
  to: SearchTarget
}

export interface SearchGroup {
  /** `recent`: what was chosen before, of any kind. It stands there while nothing is searched. */
  kind: SearchKind | 'recent'
  entries: readonly SearchEntry[]
  /** How many more there are that are not listed. */
  more: number
}

export interface SearchResult {
  /** What was searched: trimmed. Empty: then `groups` are the recent ones, actions and pages. */
  query: string
  groups: readonly SearchGroup[]
  /** Whether lists in which it looks are still being loaded: "nothing found" would be said too early. */
  isComing: boolean
  /** Whether one of these lists can't be had, or takes longer than usual. */
  hasFailed: boolean
  /** `none`: the server does not search, or is not asked for a text like this. */
  server: 'none' | 'waiting' | 'done' | 'failed'
}

export interface Search {
  $result: ReadableAtom<SearchResult>
  /** Matches at once what is known, then asks the server after 250 ms. What runs for an earlier text is aborted. */
  setQuery(text: string): void
  /** Lists more of a kind, until something else is searched. */
  unfold(kind: SearchGroup['kind']): void
  /** Notes it among the recent ones of this tab. */
  choose(entry: SearchEntry): void
  /** Forgets the recent ones. */
  forgetRecent(): void
  /** Asks once more for what has failed: of the lists, and of the server's search. */
  retry(): void
  /** Ends what runs. */
  close(): void
}
