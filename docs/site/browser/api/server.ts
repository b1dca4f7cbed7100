/** The server of the page: the reference API with the demo's data. It is loaded when the first call is asked. */

import { defaultLimits } from '../../../../server/api/limits.ts'
import { makePasswordLink } from '../../../../server/api/session/password-link.ts'
import { createBrowserApi, secret } from '../../../../server/browser.ts'
import { createUnsubscribing } from '../../../../server/mail/unsubscribing.ts'
import { withColleagues } from '../../../../server/seed/colleagues.ts'
import { demoPeople } from '../../../../server/seed/people.ts'
import type { Records } from '../../../../server/stores/records.ts'
import { adaWithEndedToken } from '../../api/askers.ts'
import { type Asked, toRequest } from '../../api/request.ts'
import { anyPasskey, createSignInMakers } from './sign-in-makers.ts'

export type Values = Readonly<Record<string, string>>

export interface PageServer {
  /** Signs a client in by the id, and asks with the token, or as another of `askers.ts`. */
  ask(asked: Asked, asker: string, signal?: AbortSignal): Promise<Response>
  /** What only a server can make for a call, by the names of its fields: the token of a mailed link. */
  makeValues(call: string): Promise<Values>
}

export async function createPageServer(): Promise<PageServer> {
  const seed = (records: Records) => withColleagues(records, new Date())
  const api = createBrowserApi({ signedLinks: true, passkeys: anyPasskey, seed })
  const { fetch, signIn, store, clock } = api
  // The data is there when somebody has signed in.
  await signIn()

  const server: PageServer = {
    async ask({ path, headers, ...init }, asker, signal) {
      const isEnded = asker === adaWithEndedToken
      const person = isEnded ? demoPeople.ada : Object.values(demoPeople).find(({ id }) => id === asker)
      const token = person && { Authorization: `Bearer ${(await signIn(person.email)).token}` }
      if (isEnded) await fetch('/api/v1/auth/user/client/logout', { method: 'POST', headers: { ...token } })
      return fetch(path, { ...init, headers: { ...headers, ...token }, ...(signal && { signal }) })
    },
    makeValues: async (call) => (await makers[call]?.()) ?? {},
  }

  /** The token of a link at the end of a mail. */
  const ofMail = async () => ({
    'path.token': await createUnsubscribing(secret).make({ clientId: demoPeople.ada.id, kinds: ['answers'] }),
  })

  const makers: Readonly<Record<string, () => Promise<Values>>> = {
    ...createSignInMakers(api, server),
    unsubscribe: ofMail,
    unsubscribePage: ofMail,

    async resetPassword() {
      const seconds = defaultLimits.resetLinkSeconds
      const link = await makePasswordLink(
        demoPeople.ada,
        { seconds },
        { store, clock: clock.now, portalUrl: '' },
      )
      return { 'path.token': link?.split('/').at(-1) ?? '' }
    },

    /** The bytes of the demo's files are not in the page, so there is one of its own. */
    async download() {
      const { id } = demoPeople.ada
      const project = 'project-website-relaunch'
      const uploading = toRequest(
        `POST /api/v1/files/uploadFileForAService/${project}`,
        'multipart/form-data',
        Object.entries({
          'body.fileName': 'Sample',
          'file.file': new File([], ''),
          'body.userType': 'Client',
          'body.uploadedById': id,
        }),
      )
      await server.ask(uploading, id)
      const path = `/api/v1/files/getFilesForAService?serviceId=${project}&userType=Client`
      const files = await (await server.ask({ method: 'GET', path, headers: {} }, id)).json()
      return valuesOfLink(files.data[0].path)
    },
  }
  return server
}

function valuesOfLink(link: string): Values {
  const { pathname, searchParams } = new URL(link, 'https://page.invalid')
  const [name = '', id = ''] = pathname.split('/').reverse()
  const query = Array.from(searchParams, ([key, value]) => [`query.${key}`, value])
  return { 'path.id': id, 'path.name': decodeURIComponent(name), ...Object.fromEntries(query) }
}
