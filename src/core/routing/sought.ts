/**
 * What an address of the portal may lead to, beside the screen. What has no id is told by its title, as a milestone, or by words that
 * it has, as a message.
 */
export type Sought = 'file' | 'update' | 'milestone' | 'message'

/** The id, the title or the words to which an address leads: '2' of `/services/service/1?file=2`; '' for none. */
export const soughtAt = (address: string, name: Sought): string =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get(name) ?? ''
