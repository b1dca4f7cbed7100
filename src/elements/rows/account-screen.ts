/** The screen of the client's account, which is no element's. */
export const load = () => import('../../views/account/account-screen').then((module) => module.AccountScreen)
