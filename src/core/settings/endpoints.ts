/** The calls to the server, and the address of each unless the host sets its own: the specification's section 7. */
import { attempt } from '../page/browser'
import { bare } from '../page/is-record'
import type { PathParams } from './pattern'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A method, a path, and the names of the call's other values, which go into the query or the body:
 * `GET /support/getTicketDetails ticketId`. The path has places for its values, as in routes.
 */
type Endpoint = `${Method} /${string}`

export const endpoints = {
  login: 'POST /auth/user/client/login email password trust',
  sendSignInLink: 'POST /auth/user/client/sendSignInLink email browser',
  signInByLink: 'POST /auth/user/client/signInByLink request browser token code trust',
  passkeyOptions: 'POST /auth/user/client/passkeyOptions step',
  signInByPasskey: 'POST /auth/user/client/signInByPasskey challenge response',
  sendStepCode: 'POST /auth/user/client/sendStepCode step',
  signInByStep: 'POST /auth/user/client/signInByStep step way code challenge response trustBrowser',
  sendResetEmail: 'POST /auth/user/client/sendPasswordResetEmail email',
  resetPassword: 'POST /auth/user/client/updatePassword/{userId}/{token} password',
  logout: 'POST /auth/user/client/logout',
  renew: 'POST /auth/user/client/renewToken',
  events: 'GET /events lastEventId',
  checkSession: 'POST /auth/user/checkTokenValidity userType',
  search: 'GET /search query newest',
  security: 'GET /auth/user/client/security',
  changePassword: 'POST /auth/user/client/changePassword current password',
  newPasskeyOptions: 'POST /auth/user/client/newPasskeyOptions',
  addPasskey: 'POST /auth/user/client/addPasskey challenge response name',
  removePasskey: 'POST /auth/user/client/removePasskey/{passkeyId}',
  beginSecondStep: 'POST /auth/user/client/beginSecondStep kind',
  turnOnSecondStep: 'POST /auth/user/client/turnOnSecondStep setUp code',
  turnOffSecondStep: 'POST /auth/user/client/turnOffSecondStep',
  renewRecoveryCodes: 'POST /auth/user/client/renewRecoveryCodes',
  endSessions: 'POST /auth/user/client/endSessions session',
  profile: 'GET /clients/clientInformation/{id}',
  mailSettings: 'GET /clients/mailSettings/{clientId}',
  changeMailSettings: 'POST /clients/mailSettings/{clientId} answers approvals payments',
  changeProfile: 'POST /clients/changeProfile/{id} phone language timeZone',
  changePhoto: 'POST /clients/changePhoto/{id}',
  ownData: 'GET /clients/ownData/{clientId}',
  askForCopy: 'POST /clients/askForCopy/{clientId}',
  askForErasure: 'POST /clients/askForErasure/{clientId} words',
  withdrawErasure: 'POST /clients/withdrawErasure/{clientId}',
  colleagues: 'GET /clients/colleagues/{clientId}',
  inviteColleague: 'POST /clients/inviteColleague/{clientId} name email role',
  removeColleague: 'POST /clients/removeColleague/{clientId} colleague',
  changeColleague: 'POST /clients/changeColleague/{clientId} colleague role',
  consultant: 'GET /poc/getPocDetails/{pocId}',
  services: 'GET /services/get-services-for-client/{clientId} limit cursor',
  service: 'GET /services/getServiceDetails/{id}',
  serviceUpdates: 'GET /services/getServiceUpdates serviceId userType',
  milestones: 'GET /services/get-milestones projectId',
  serviceProviderProposals: 'GET /proposals/service-provider-proposals',
  addServiceUpdate: 'POST /services/addServiceUpdate',
  approve: 'POST /services/approve/{serviceId} approvalId version decision words files',
  payments: 'GET /payments/getPaymentofClient/{clientId} limit cursor',
  servicePayments: 'POST /payments/getPaymentofClient/{clientId}/service serviceName serviceId limit cursor',
  notifications: 'GET /notification/getAllNotificationsofUser',
  markNotificationRead: 'PUT /notification/markAsRead/{notificationId}',
  tickets: 'GET /support/client/tickets userId limit cursor',
  ticket: 'GET /support/getTicketDetails ticketId',
  createTicket: 'POST /support/client/createTicket/{userId} subject message',
  followTicket: 'POST /support/followTicket/{ticketId} colleague',
  leaveTicket: 'POST /support/leaveTicket/{ticketId} colleague',
  replyTicket: 'POST /support/client/replyTicket/{ticketId} message',
  rateTicket: 'POST /support/rateTicket/{ticketId} answer words',
  files: 'GET /files/getFilesForAService serviceId userType',
  uploadFile: 'POST /files/uploadFileForAService/{serviceId} fileName remarks userType uploadedById',
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints

/** A host's own endpoint, of any call. Those of each call fit: methods are compared both ways. */
export interface AnyEndpoint {
  path?: string
  method?: Method
  read?(answer: unknown): unknown
  write?(body: unknown, values: PathParams): unknown
  error?: unknown
}

/** The endpoint of a call in its parts: the table's, with the host's own in place of what it names. */
export function endpointOf(call: CallName, own: string | AnyEndpoint | undefined) {
  // Each row of the table is written so.
  const [method, path, ...others] = endpoints[call].split(' ') as [Method, string, ...string[]]
  const names = [...placesOf(path), ...others]
  const chosen: AnyEndpoint | undefined = typeof own === 'string' ? { path: own } : own
  return bare({ method, path, ...chosen, names })
}

export const placesOf = (pattern: string): string[] =>
  [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The address of a path below a base. A whole URL as the path leads away from it. */
export const addressBelow = (base: URL, path: string): URL => new URL(path.replace(/^\/+/, ''), base)

/** The endpoints that the library can use. The console names the others: a client must not meet such a mistake. */
export function withoutMistakes(own: Readonly<Record<string, string | AnyEndpoint | undefined>>) {
  return Object.fromEntries(
    Object.entries(own).filter(([call, endpoint]) => {
      const mistake = findEndpointMistake(call, endpoint)
      if (mistake) console.warn(`client-portal-elements: the endpoint "${call}" is not used: ${mistake}.`)
      return !mistake
    }),
  )
}

/** What is wrong with an endpoint of a host, in words for the developer; `undefined` for nothing. */
export function findEndpointMistake(call: string, own: string | AnyEndpoint | undefined): string | undefined {
  if (!isCall(call)) return 'there is no such call'
  const { path, names } = endpointOf(call, own)
  const unknown = placesOf(path).find((place) => !names.includes(place))
  const colon = /\/:(\w+)/.exec(path)?.[1]
  if (colon) return `a place is written {${colon}}, and not :${colon}`
  if (unknown) return `{${unknown}} is none of its values: ${names.join(', ') || 'none'}`
  if (leadsAway(path)) return 'it leads away from the API'
  return undefined
}

const anyApi = new URL('https://api.invalid/')

const leadsAway = (path: string) => attempt(() => addressBelow(anyApi, path).origin) !== anyApi.origin

const isCall = (name: string): name is CallName => Object.hasOwn(endpoints, name)
