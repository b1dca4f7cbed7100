/** The endpoint of each call, unless the host sets another: the specification's section 7. */

export type Method = 'GET' | 'POST' | 'PUT'

/** A method and a path with placeholders, as in routes: `GET /poc/getPocDetails/{pocId}`. */
type Endpoint = `${Method} /${string}`

export const endpoints = {
  login: 'POST /auth/user/client/login',
  sendResetEmail: 'POST /auth/user/client/sendPasswordResetEmail',
  resetPassword: 'POST /auth/user/client/updatePassword/{userId}/{token}',
  checkSession: 'POST /auth/user/checkTokenValidity',
  profile: 'GET /clients/clientInformation/{id}',
  consultant: 'GET /poc/getPocDetails/{pocId}',
  services: 'GET /services/get-services-for-client/{clientId}',
  service: 'GET /services/getServiceDetails/{id}',
  serviceUpdates: 'GET /services/getServiceUpdates',
  milestones: 'GET /services/get-milestones',
  serviceProviderProposals: 'GET /proposals/service-provider-proposals',
  addServiceUpdate: 'POST /services/addServiceUpdate',
  payments: 'GET /payments/getPaymentofClient/{clientId}',
  servicePayments: 'POST /payments/getPaymentofClient/{clientId}/service',
  notifications: 'GET /notification/getAllNotificationsofUser',
  markNotificationRead: 'PUT /notification/markAsRead/{notificationId}',
  tickets: 'GET /support/client/tickets',
  ticket: 'GET /support/getTicketDetails',
  createTicket: 'POST /support/client/createTicket/{userId}',
  replyTicket: 'POST /support/client/replyTicket/{ticketId}',
  files: 'GET /files/getFilesForAService',
  uploadFile: 'POST /files/uploadFileForAService/{serviceId}',
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints
