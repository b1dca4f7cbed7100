/** Where an address of the host's leads. */
import { attempt, baseUrl } from './browser'

/** The origin of an absolute URL, or of a path on this page; `undefined` for what is neither. */
export const originOf = (address: string) => attempt(() => new URL(address, baseUrl()).origin)

/** An http origin at which nobody but this machine can answer: a sandbox and a server in development have no TLS. */
export const ownMachine = /^http:\/\/((.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
