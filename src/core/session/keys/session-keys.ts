/** The keys of what is kept beside a session. A sign-out on any page deletes all of it, even on a page without a form. */

/** What a client has written or done. */
export const writtenKeys = {
  shared: 'client-portal:drafts',
  own: 'client-portal:own-drafts', // for one tab: what was written in it
  sent: 'client-portal:sent', // when what was sent
  fileKeys: 'client-portal:file-keys',
  uploads: 'client-portal:uploads', // where large files go on
  news: 'client-portal:news', // what the client has changed last
  whole: 'client-portal:whole', // the lists of which they want to see all rows
} as const

/** The links by mail that this browser has asked for. */
export const askedLinksKey = 'client-portal:sign-in'

/** The path to go back to, and whose it is. */
export const returnKeys = {
  portal: 'client-portal:return',
  page: 'client-portal:return-page',
  owner: 'client-portal:return-client',
} as const
