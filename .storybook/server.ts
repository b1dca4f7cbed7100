/**
 * The server of the stories: the reference API inside the page, whose calls a story may let fail. Stories get all that they need
 * of it from here.
 */
export { calls } from '../server/api/calls'
export {
  answer,
  fail,
  hang,
  intercept,
  offline,
  once,
  type Rule,
  type Rules,
  slow,
} from '../server/api/intercept'
export type { Passkeys } from '../server/api/webauthn'
export { type BrowserApi, type BrowserApiOptions, createBrowserApi } from '../server/browser'
export { adaProjects } from '../server/seed/ada-projects'
export { withColleagues } from '../server/seed/colleagues'
export { demoPassword, demoPeople } from '../server/seed/people'
export type { Records } from '../server/stores/records'
