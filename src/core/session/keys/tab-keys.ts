/** The keys of what a tab keeps by itself: ids of notifications, and which mail it waits for. No other tab may find them, and a sign-out deletes them all. */
export const tabKeys = {
  untold: 'client-portal:untold', // what was dismissed, and the server does not know
  settled: 'client-portal:settled', // what of it has left by itself
  held: 'client-portal:held', // what was dismissed, and may be taken back
  signInWait: 'client-portal:sign-in-wait', // the link that it has asked for
  duties: 'client-portal:duties', // what is about what waits for the client
} as const
