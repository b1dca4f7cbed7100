/** As whom a reader can ask a call: as a client, by the id of one, or as one of these. */
export const nobody = ''
export const adaWithEndedToken = 'ended'
