/** A passkey in software: makes and signs what a browser and its authenticator do, also for a site that is not ours. */
import { base64url } from 'jose'

interface Options {
  challenge: string
  user?: { id: string }
}

interface Site {
  origin: string
  domain: string
}

const ours: Site = { origin: 'https://portal.example.com', domain: 'portal.example.com' }
const text = (value: string) => new TextEncoder().encode(value)
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)))
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
/** The user is there, and is known by a finger or a PIN. */
const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

export async function createAuthenticator() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const id = crypto.getRandomValues(new Uint8Array(16))
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, { origin }: Site) =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  async function dataFor({ domain }: Site, flags: number): Promise<Uint8Array> {
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, counter)
    return join(await digest(text(domain)), Uint8Array.of(flags), count)
  }

  const named = { id: base64url.encode(id), rawId: base64url.encode(id), type: 'public-key' }

  return {
    id: named.id,
    /** As if it had been copied before it signed. */
    setBack() {
      counter = 0
    },
    /** Makes the passkey. */
    async create({ challenge, user }: Options, site = ours, flags = PRESENT_AND_VERIFIED) {
      userHandle = user?.id ?? ''
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      // In CBOR: an elliptic key of two numbers, for signatures by P-256 with SHA-256.
      const key = join(
        Uint8Array.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32),
        ...[base64url.decode(x), Uint8Array.of(0x22, 0x58, 32), base64url.decode(y)],
      )
      const credential = join(new Uint8Array(16), Uint8Array.of(0, id.length), id, key)
      const data = join(await dataFor(site, flags | WITH_KEY), credential)
      const attestation = join(
        Uint8Array.of(0xa3, 0x63),
        ...[text('fmt'), Uint8Array.of(0x64), text('none'), Uint8Array.of(0x67), text('attStmt')],
        ...[Uint8Array.of(0xa0, 0x68), text('authData'), Uint8Array.of(0x58, data.length), data],
      )
      const response = {
        clientDataJSON: base64url.encode(clientData('webauthn.create', challenge, site)),
        attestationObject: base64url.encode(attestation),
        transports: ['internal'],
      }
      return { ...named, response, clientExtensionResults: {} }
    },
    /** Signs a question. */
    async sign({ challenge }: Options, site = ours, flags = PRESENT_AND_VERIFIED, handle = userHandle) {
      counter += 1
      const data = await dataFor(site, flags)
      const asked = clientData('webauthn.get', challenge, site)
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        join(data, await digest(asked)),
      )
      const response = {
        clientDataJSON: base64url.encode(asked),
        authenticatorData: base64url.encode(data),
        signature: base64url.encode(inDer(new Uint8Array(signed))),
        userHandle: handle,
      }
      return { ...named, response, clientExtensionResults: {} }
    },
  }
}

/** Authenticators write a signature as two numbers in DER; the web's crypto puts them one behind the other. */
function inDer(signature: Uint8Array): Uint8Array {
  const numberOf = (bytes: Uint8Array) => {
    const from = bytes.findIndex((byte) => byte !== 0)
    const short = bytes.slice(from)
    // A first bit of 1 would be a sign.
    const positive = (short[0] ?? 0) > 0x7f ? join(Uint8Array.of(0), short) : short
    return join(Uint8Array.of(2, positive.length), positive)
  }
  const both = join(numberOf(signature.slice(0, 32)), numberOf(signature.slice(32)))
  return join(Uint8Array.of(0x30, both.length), both)
}
