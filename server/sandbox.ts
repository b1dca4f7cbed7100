/**
 * `sandbox.js`: the reference API inside of a page, with the demo's data, for a first look and for tests. A page that
 * imports it needs no server:
 *
 *     <script type="module" src="/cdn/sandbox.js"></script>
 *     <script type="module" src="/cdn/loader.js"></script>
 *     <cp-payments></cp-payments>
 *
 * Nothing leaves the page, and everything begins anew when the page is loaded again.
 */
// biome-ignore lint/correctness/noUndeclaredDependencies: the built sandbox takes it from the entry beside it
import { configure } from 'client-portal-elements'
import { defaultLimits } from './api/limits.ts'
import { createOpenTokens } from './api/session/tokens.ts'
import { createBrowserApi } from './browser.ts'
import { demoPassword, demoPeople } from './seed/people.ts'

const { ada } = demoPeople
/** Where the demo's files lie: beside this script. */
const here = import.meta.url
const tokens = createOpenTokens(() => new Date(), defaultLimits)
const { fetch } = createBrowserApi({
  tokens,
  signLink: async ({ name }) => new URL(`sandbox-files/${encodeURIComponent(name)}`, here).href,
})

/** Signs Ada in, once for a tab: who logs out sees the login. */
function signInAtFirst(): void {
  const begun = 'client-portal:sandbox'
  try {
    if (sessionStorage.getItem(begun)) return
    sessionStorage.setItem(begun, 'yes')
    const { id, name, email } = ada
    sessionStorage.setItem('client-portal:user', JSON.stringify({ _id: id, name, email }))
    // The token is for the API that the page names.
    const apiUrl = document.querySelector('cp-config')?.getAttribute('api-url') ?? ''
    sessionStorage.setItem('client-portal:api', new URL(apiUrl, location.href).origin)
    sessionStorage.setItem('client-portal:token', tokens.issueNow({ id, passwordVersion: 1 }))
  } catch {
    // Without storage, or on a server, nobody is signed in: the elements show their login.
  }
}

signInAtFirst()
void configure({ fetch, storage: 'session' })
console.info(
  `client-portal-elements: this page has a sandbox in place of a server. Sign in as ${ada.email} or ${demoPeople.new.email}; the password is ${demoPassword}.`,
)
