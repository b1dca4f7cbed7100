/** The keys of what a tab keeps of a client. No other tab may find it, and a sign-out deletes all of it. */
export const tabKeys = {
  untold: 'client-portal:untold', // the ids of notifications: what was dismissed, and the server does not know
  settled: 'client-portal:settled', // what of it has left by itself
  held: 'client-portal:held', // what was dismissed, and may be taken back
  signInWait: 'client-portal:sign-in-wait', // the link that it has asked for
  duties: 'client-portal:duties', // what is about what waits for the client
  paying: 'client-portal:paying', // what the client went to pay
  recent: 'client-portal:recent', // what the client has chosen in a search
} as const
