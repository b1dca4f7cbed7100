/** Values of calls that no example can have, because only a server can make them: the page's own does when it is asked. */
export const fromServer: Readonly<Record<string, readonly string[]>> = {
  resetPassword: ['token'],
  download: ['id', 'name', 'expires', 'session', 'signature'],
}
