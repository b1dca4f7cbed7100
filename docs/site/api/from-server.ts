const forStaff = {
  values: [],
  how: 'Only the company’s staff can ask this, and nobody of them signs in here: every client is refused with 403.',
}

/**
 * What a reader is told before asking, and what no example can have, because only a server can make it: the server of the
 * page does, when a reader asks.
 */
export const fromServer: Readonly<Record<string, { values: readonly string[]; how: string }>> = {
  serviceProviderProposals: forStaff,
  addServiceUpdate: forStaff,
  resetPassword: {
    values: ['token'],
    how: 'Where you leave the token empty, the page takes that of a new link.',
  },
  download: {
    values: ['id', 'name', 'expires', 'session', 'signature'],
    how: 'Where you leave them empty, the page uploads a short file, and takes its link. The files of the demo are not in the page.',
  },
}
