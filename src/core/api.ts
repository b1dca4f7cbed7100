/** One function for each call of the specification's section 7, and nothing else. */
import * as v from 'valibot'
import type { CallName } from './endpoints'
import { ApiError, type RequestOptions, request } from './http'
import {
  consultantSchema,
  fileSchema,
  lenient,
  lenientList,
  milestoneSchema,
  notificationSchema,
  paymentSchema,
  projectSchema,
  ticketSchema,
  updateSchema,
  userSchema,
} from './schema'

const user = lenient(userSchema)
const ticket = lenient(ticketSchema)
const under = <Output>(name: string, schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.object({ [name]: v.unknown() }),
    v.transform((answer) => answer[name]),
    schema,
  )
const data = <Output>(schema: v.GenericSchema<unknown, Output>) => under('data', schema)
const done = v.object({})
const projects = data(lenientList(projectSchema))
const payments = data(lenientList(paymentSchema))
const tickets = data(lenientList(ticketSchema))
const updates = data(lenientList(updateSchema))
const milestones = data(lenientList(milestoneSchema))
const files = data(lenientList(fileSchema))
const signIn = v.object({ user, token: v.pipe(v.string(), v.nonEmpty()) })
const unread = v.pipe(
  lenientList(v.object({ ...notificationSchema.entries, isRead: v.boolean() })),
  v.transform((rows) => rows.filter(({ read, isRead }) => !read && !isRead)),
)
const notifications = v.union([unread, data(unread), under('notifications', unread)])

/** Makes the call and reads its answer. An answer that can't be read is an error of that call. */
async function ask<Output>(
  call: CallName,
  schema: v.GenericSchema<unknown, Output>,
  options: RequestOptions = {},
): Promise<Output> {
  const read = v.safeParse(schema, await request(call, options))
  if (!read.success) throw new ApiError(call, 0, `The server's answer could not be read (${call}).`)
  return read.output
}

type Signal = Pick<RequestOptions, 'signal'>
type UploadOptions = Pick<RequestOptions, 'signal' | 'carry'>

export const api = {
  login: (json: { email: string; password: string }) =>
    ask('login', v.union([signIn, data(signIn)]), { json }),
  sendResetEmail: (email: string) => ask('sendResetEmail', done, { json: { email } }),
  resetPassword: (userId: string, token: string, password: string) =>
    ask('resetPassword', done, { params: { userId, token }, json: { password } }),
  checkSession: () => request('checkSession', { json: { userType: 'Client' } }),

  profile: (id: string) => ask('profile', data(user), { params: { id } }),
  consultant: (pocId: string, options?: Signal) =>
    ask('consultant', data(lenient(consultantSchema)), { params: { pocId }, ...options }),

  services: (clientId: string, options?: Signal) =>
    ask('services', projects, { params: { clientId }, ...options }),
  service: (id: string, options?: Signal) =>
    ask('service', data(lenient(projectSchema)), { params: { id }, ...options }),
  serviceUpdates: (serviceId: string, options?: Signal) =>
    ask('serviceUpdates', updates, { query: { serviceId, userType: 'Client' }, ...options }),
  milestones: (projectId: string, options?: Signal) =>
    ask('milestones', milestones, { query: { projectId }, ...options }),

  payments: (clientId: string, options?: Signal) =>
    ask('payments', payments, { params: { clientId }, ...options }),
  servicePayments: (clientId: string, serviceName: string, options?: Signal) =>
    ask('servicePayments', payments, { params: { clientId }, json: { serviceName }, ...options }),

  notifications: (options?: Signal) => ask('notifications', notifications, options),
  markNotificationRead: (notificationId: string) =>
    ask('markNotificationRead', done, { params: { notificationId } }),

  tickets: (userId: string, options?: Signal) => ask('tickets', tickets, { query: { userId }, ...options }),
  ticket: (ticketId: string, options?: Signal) =>
    ask('ticket', data(ticket), { query: { ticketId }, ...options }),
  createTicket: (userId: string, form: FormData, options?: UploadOptions) =>
    ask('createTicket', v.object({ ticketId: v.pipe(v.string(), v.nonEmpty()) }), {
      params: { userId },
      form,
      ...options,
    }),
  replyTicket: (ticketId: string, form: FormData, options?: UploadOptions) =>
    ask('replyTicket', data(ticket), { params: { ticketId }, form, ...options }),

  files: (serviceId: string, options?: Signal) =>
    ask('files', files, { query: { serviceId, userType: 'Client' }, ...options }),
  uploadFile: (serviceId: string, form: FormData, options?: UploadOptions) =>
    ask('uploadFile', done, { params: { serviceId }, form, ...options }),

  serviceProviderProposals: () => ask('serviceProviderProposals', done),
  addServiceUpdate: (json: unknown) => ask('addServiceUpdate', done, { json }),
}
