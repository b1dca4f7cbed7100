/** What no example can have, because only a server can make it: the server of the page does, when a reader asks. */
export const fromServer: Readonly<Record<string, { values: readonly string[]; how: string }>> = {
  resetPassword: {
    values: ['token'],
    how: 'Where you leave the token empty, the page takes that of a new link.',
  },
  download: {
    values: ['id', 'name', 'expires', 'session', 'signature'],
    how: 'Where you leave them empty, the page uploads a short file, and takes its link. The files of the demo are not in the page.',
  },
}
