/**
 * Links that turn kinds of mails off. They need no sign-in, and whoever has one can do no more than that: it is sealed, so that it
 * tells nothing of the client, and can't be changed into another one. It does not end, as a mail is read whenever it is.
 */
import { base64url } from 'jose'
import * as v from 'valibot'
import { noticeKinds } from '../../src/core/server/schema/index.ts'
import { createSeal } from '../base/seal.ts'

const content = v.object({ clientId: v.string(), kinds: v.array(v.picklist(noticeKinds)) })
type Content = v.InferOutput<typeof content>

export interface Unsubscribing {
  /** The token of a link. */
  make(content: Content): Promise<string>
  /** `undefined` if it is none of ours. */
  read(token: string): Promise<Content | undefined>
}

/** The path under the API's base. */
export const unsubscribePath = '/unsubscribe/:token'

export function createUnsubscribing(secret: Uint8Array<ArrayBuffer>): Unsubscribing {
  const seal = createSeal(secret, 'unsubscribe')
  return {
    make: async (content) => base64url.encode(await seal.close(JSON.stringify(content))),
    async read(token) {
      try {
        const sealed = new TextDecoder().decode(base64url.decode(token))
        return v.parse(content, JSON.parse(await seal.open(sealed)))
      } catch {
        return undefined
      }
    },
  }
}
