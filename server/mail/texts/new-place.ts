import type { Device } from '../../stores/sign-in-records.ts'
import { type At, ifNotYou, mailTo, type To } from './text.ts'

interface Place extends At {
  /** A moment. */
  at: string
  address: string
  device: Device
}

/** Tells a client of a sign-in from an address or a browser that is new. */
export function newPlace(to: To, { at, address, device, portalUrl, signInWays }: Place) {
  const time = at.slice(0, 16).replace('T', ' ')
  const { browser, system } = device
  const name = [browser, system].filter((word) => word).join(', ') || 'an unknown browser'
  return mailTo(
    to,
    'A sign-in to your client portal from a new place',
    `somebody has signed in to your client portal, at ${time} UTC, from an address or a browser that is new here: ${address}, ${name}`,
    ifNotYou({ portalUrl, signInWays }),
  )
}
