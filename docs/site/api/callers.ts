/** Who makes a call, and which guide tells more of it. */
import type { CallName } from '../../../src/core/settings/endpoints.ts'
import type { Tag } from '../../../src/elements/elements.ts'
import { elementCalls } from '../../../src/elements/reference/calls.ts'

const elements = Object.entries(elementCalls) as [Tag, (typeof elementCalls)[Tag]][]

const namesIn = (calls: readonly string[] = [], name: string) => calls.includes(name)

/** The elements that make a call when they are shown, and those that make it after what the client does in them. */
export function callersOf(name: string): { shown: Tag[]; acted: Tag[] } {
  return {
    shown: elements.filter(([, { shown }]) => namesIn(shown, name)).map(([tag]) => tag),
    acted: elements.filter(([, { acted }]) => namesIn(acted, name)).map(([tag]) => tag),
  }
}

const ofThePage: readonly CallName[] = ['checkSession', 'renew', 'events']

/** Whether the page makes a call, whatever its elements. */
export const isOfThePage = (name: string) => namesIn(ofThePage, name)

/** The guide of each group of calls, in the site. */
export const guides: Readonly<Record<string, { path: string; title: string }>> = {
  Session: { path: 'server/login.html', title: 'Login, tokens and sessions' },
  'Forgotten password': { path: 'server/login.html#forgotten-password', title: 'Forgotten password' },
  'Other ways in': { path: 'server/login-ways.html', title: 'Which way in for whom' },
  Security: { path: 'server/login-security.html', title: 'What clients see of their ways in' },
  People: { path: 'server/fields.html#client', title: 'Fields of clients' },
  Projects: { path: 'server/fields.html#project', title: 'Fields of projects' },
  Payments: { path: 'server/fields.html#payment', title: 'Fields of payments' },
  Notifications: { path: 'server/fields.html#notification', title: 'Fields of notifications' },
  Tickets: { path: 'server/calls.html#what-clients-write', title: 'What clients write' },
  Files: { path: 'server/files.html', title: 'Files' },
  Search: { path: 'server/search.html', title: 'Search' },
  News: { path: 'server/news.html', title: 'News at once' },
  Health: { path: 'server/operate.html', title: 'Watch it and upgrade it' },
}
