/** The id of the file to which an address of a project leads, `/services/service/1?file=2`; '' for none. */
export const soughtFile = (address: string): string =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('file') ?? ''
