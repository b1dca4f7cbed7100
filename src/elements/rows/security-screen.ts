/** The screen of the client's own ways in, which is no element's. */
export const load = () => import('../../views/security/security').then((module) => module.Security)
