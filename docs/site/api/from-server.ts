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
  signInByLink: {
    values: ['request', 'browser', 'code'],
    how: 'Where you leave them empty, the page asks for a mail, and takes the code of it.',
  },
  addPasskey: {
    values: ['challenge'],
    how: 'Where you leave the challenge empty, the page takes that of a new question. Its server takes each passkey: it has no device to ask.',
  },
  removePasskey: {
    values: ['passkeyId'],
    how: 'Where you leave the id empty, the page adds a passkey, and takes its id.',
  },
  signInByPasskey: {
    values: ['challenge'],
    how: 'Where you leave the challenge empty, the page adds a passkey, and takes the challenge of a new question.',
  },
  sendStepCode: {
    values: ['step'],
    how: 'Where you leave the step empty, the page turns a second step on, and begins a sign-in.',
  },
  signInByStep: {
    values: ['step', 'way', 'code'],
    how: 'Where you leave them empty, the page turns a second step on, begins a sign-in, and takes the code of the mail.',
  },
  turnOnSecondStep: {
    values: ['setUp', 'code'],
    how: 'Where you leave them empty, the page begins a second step by mail, and takes the code of it.',
  },
  renewRecoveryCodes: {
    values: [],
    how: 'The page turns a second step on before: without one, there are no codes.',
  },
  changePassword: {
    values: ['current'],
    how: 'Where you leave the current password empty, the page takes that of the demo.',
  },
  download: {
    values: ['id', 'name', 'expires', 'session', 'signature'],
    how: 'Where you leave them empty, the page uploads a short file, and takes its link. The files of the demo are not in the page.',
  },
}
