/** What an address of the portal may lead to, beside the screen. A milestone has no id: its title stands for it. */
export type Sought = 'file' | 'update' | 'milestone'

/** The id, or the title, to which an address leads: '2' of `/services/service/1?file=2`; '' for none. */
export const soughtAt = (address: string, name: Sought): string =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get(name) ?? ''
