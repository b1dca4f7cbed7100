/** What a host writes as its endpoints: each line below an `@ts-expect-error` has to fail. */
export const inEndpoints = `
    import { configure, defineEndpoints, type ErrorReader, type Sendable } from 'client-portal-elements'

    interface Job { no: number; title: string; from: string | null; price: string }
    const toProject = (job: Job): Sendable<'Project'> => ({
      _id: job.no,
      serviceId: job.no,
      serviceName: job.title,
      active: 'Active',
      startDate: job.from,
      totalCost: job.price,
      receivedAmount: 0,
      createdAt: '2026-01-01',
    })
    const readError: ErrorReader = ({ problem }, { call, status }) =>
      call === 'login' ? { retryable: status === 409 } : { message: problem }
    const endpoints = defineEndpoints({
      services: { path: '/jobs?client={clientId}&after={cursor}', read: ({ items }: { items: Job[] }) => items.map(toProject) },
      service: { path: '/jobs/{id}', read: (job: Job) => ({ data: toProject(job), own: 'field' }), error: readError },
      tickets: { method: 'POST', write: (body, { userId, cursor = '' }) => [body, userId.length, cursor.length] },
      ticket: { read: () => ({ success: false, message: 'Closed today.' }) },
      notifications: '/news',
      login: { write: ({ email, password }) => ({ user: email.length, secret: password.length }) },
      createTicket: {
        path: '/cases/{subject}',
        write: async (form) => ({ text: form.get('message') }),
        read: ({ no }) => ({ ticketId: no }),
      },
    })
    configure({ endpoints, readError })
    // What the server sends may be anything.
    configure({ endpoints: { ticket: { read: ({ items }) => items[0] } } })

    // @ts-expect-error The call has no such value.
    defineEndpoints({ ticket: '/tickets/{ticketid}' })
    // @ts-expect-error The call has no such value.
    defineEndpoints({ ticket: { path: '/tickets/{ticketid}', method: 'POST' } })
    // Beside a wrong row, the right ones stay right.
    defineEndpoints({
      service: { path: '/jobs/{id}', read: (job: Job) => toProject(job) },
      // @ts-expect-error A place has braces.
      ticket: '/tickets/:ticketId',
      tickets: { path: '/clients/{userId}/tickets', read: ({ items }) => ({ data: items }) },
    })
    // @ts-expect-error Only lists that can come in pages have a cursor.
    defineEndpoints({ files: '/files?after={cursor}' })
    // @ts-expect-error There is no such call.
    defineEndpoints({ tickts: '/tickets' })
    // @ts-expect-error An endpoint has no such part.
    defineEndpoints({ ticket: { raed: () => [] } })
    // @ts-expect-error There is no such method.
    configure({ endpoints: { ticket: { method: 'get' } } })
    // @ts-expect-error A ticket has no such field, and lacks its "ticketId".
    configure({ endpoints: { ticket: { read: () => ({ tiketId: 1, subject: '', status: '', createdAt: '', messages: [] }) } } })
    // @ts-expect-error One ticket is no list of them.
    configure({ endpoints: { tickets: { read: (): Sendable<'Ticket'>[] => [] }, ticket: { read: (): Sendable<'Ticket'>[] => [] } } })
    // @ts-expect-error It has no such field.
    export const wrong: Sendable<'Project'> = { ...toProject({ no: 1, title: '', from: null, price: '' }), startDay: '' }
    // @ts-expect-error The login sends no name.
    configure({ endpoints: { login: { write: ({ name }) => ({ name }) } } })
    // @ts-expect-error A list has no body.
    configure({ endpoints: { tickets: { write: ({ userId }) => ({ userId }) } } })
    // @ts-expect-error A message is a text.
    configure({ readError: () => ({ message: 7 }) })
`
