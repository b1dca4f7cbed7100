/** One tab at a time changes the token: the others wait for it, and find the new one. */
export const renewalLock = 'client-portal:renew'
