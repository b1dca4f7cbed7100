/** Turns the tables of Ada's projects, tickets and notifications into records. */
import type { Records } from '../stores/records.ts'
import { adaNotifications } from './ada-notifications.ts'
import { adaProjects, type SeedProject, type SeedUploader } from './ada-projects.ts'
import { adaTickets, authors } from './ada-tickets.ts'
import type { Dates } from './dates.ts'
import { attachmentOf, seedUploads } from './files.ts'
import { adasColleague, demoPeople } from './people.ts'

/** Who adds files to Ada's projects. The company names nobody of its own. */
const uploaders = {
  ada: { userType: 'Client', uploaderId: demoPeople.ada.id, uploaderName: demoPeople.ada.name },
  colleague: { userType: 'Client', uploaderId: adasColleague.id, uploaderName: adasColleague.name },
  staff: { userType: 'Staff', uploaderId: '', uploaderName: '' },
} as const satisfies Record<SeedUploader, object>

/** The client's person who wrote the first message; nobody where the company did. */
const raiserOf = (author: keyof typeof authors | undefined) =>
  author && authors[author].messageFromUserType === 'Client' ? author : ''

type AdasRecords = Omit<Records, 'clients' | 'consultants'>

export function adasRecords(clientId: string, dates: Dates): AdasRecords {
  const uploads = seedUploads(clientId)
  const projects = adaProjects.map((project) => projectRecords(project, clientId, dates))
  return {
    projects: projects.map(({ project }) => project),
    updates: projects.flatMap(({ updates }) => updates),
    milestones: projects.flatMap(({ milestones }) => milestones),
    approvalRecords: projects.flatMap(({ approvalRecords }) => approvalRecords),
    payments: projects.flatMap(({ payments }) => payments),
    files: projects.flatMap(({ files }) => files),
    notifications: adaNotifications.map(
      ({ slug, hoursAgo, CTA = '', CTAPath = '', read = false, ...rest }) => ({
        _id: `notification-${slug}`,
        clientId,
        ...rest,
        CTA,
        CTAPath,
        createdAt: dates.hoursAgo(hoursAgo),
        read,
      }),
    ),
    ratings: adaTickets.flatMap(({ ticketId, rating }) => {
      if (!rating) return []
      const { hoursAgo, ...said } = rating
      const at = dates.hoursAgo(hoursAgo)
      const id = `rating-${ticketId}`
      return [{ id, clientId, ticketId, ...said, createdAt: at, changedAt: at, isOver: false }]
    }),
    tickets: adaTickets.map(({ messages, rating: _, ...ticket }) => ({
      ...ticket,
      clientId,
      raisedBy: raiserOf(messages[0]?.[1]),
      createdAt: dates.hoursAgo(messages[0]?.[0] ?? 0),
      messages: messages.map(([hoursAgo, messageFrom, message, files = []]) => ({
        message,
        messageFrom,
        ...authors[messageFrom],
        date: dates.hoursAgo(hoursAgo),
        attachments: files.map(attachmentOf),
      })),
    })),
    uploads,
  }

  function projectRecords(seed: SeedProject, clientId: string, { day, daysAgo }: Dates) {
    const projectId = `project-${seed.slug}`
    const approvals = seed.approvals ?? []
    /** What is asked by the update or the milestone of this title. */
    const approvalOf = (title: string) => {
      const { id, subject = '', version = '' } = approvals.find((one) => one.title === title) ?? {}
      return id === undefined ? null : { id, subject, version }
    }
    const payments = (seed.payments ?? []).map(
      ([days, receivedAmount, receivedPaymentId, description = '']) => {
        const number = receivedPaymentId.replace(/\D/g, '')
        return {
          id: `payment-${number}`,
          clientId,
          projectId,
          paymentId: `PAY-${number.slice(0, 6)}`,
          receivedDate: day(-days),
          receivedPaymentId,
          receivedAmount,
          description,
          createdAt: daysAgo(days),
          currency: '',
          invoice: attachmentOf('invoice.pdf'),
        }
      },
    )
    return {
      project: {
        _id: projectId,
        clientId,
        serviceId: seed.serviceId,
        serviceName: seed.serviceName,
        industry: seed.industry,
        active: seed.active,
        startDate: seed.startDay === undefined ? '' : day(seed.startDay),
        endDate: seed.endDay === undefined ? '' : day(seed.endDay),
        totalCost: seed.totalCost,
        receivedAmount: payments.reduce((sum, { receivedAmount }) => sum + receivedAmount, 0),
        createdAt: daysAgo(seed.appliedDaysAgo),
        dueAmount: seed.due?.amount ?? 0,
        dueDate: seed.due ? day(seed.due.day) : '',
        payPath: '',
        currency: '',
        purchaseOrder: seed.purchaseOrder ?? '',
      },
      payments,
      milestones: (seed.milestones ?? []).map(([title, description, dueDay, status]) => ({
        projectId,
        title,
        description,
        dueDate: day(dueDay),
        status,
        approval: approvalOf(title),
      })),
      approvalRecords: approvals.flatMap(({ id, records }) =>
        records.map(({ daysAgo: days, by, version = '', words = '', files = [], ...more }) => ({
          id: `record-${id}-${days}`,
          projectId,
          approvalId: id,
          ...more,
          by: uploaders[by].uploaderName,
          byId: uploaders[by].uploaderId,
          ...{ version, words, files: [...files] },
          createdAt: daysAgo(days),
        })),
      ),
      updates: (seed.updates ?? []).map(
        ({
          daysAgo: days,
          title,
          description,
          files = [],
          actionRequired = false,
          answers = null,
          answered = null,
        }) => ({
          _id: `update-${seed.slug}-${days}`,
          projectId,
          title,
          description,
          files: files.map(attachmentOf),
          createdAt: daysAgo(days),
          actionRequiredFromClient: actionRequired,
          answers,
          answered,
          approval: approvalOf(title),
        }),
      ),
      files: (seed.files ?? []).map(([file, name, days, uploader]) => ({
        id: `document-${seed.slug}-${days}`,
        projectId,
        name,
        remarks: '',
        ...uploaders[uploader],
        createdAt: daysAgo(days),
        upload: uploadOf(attachmentOf(file).id),
      })),
    }
  }

  function uploadOf(id: string) {
    const upload = uploads.find((one) => one.id === id)
    if (!upload) throw new Error(`The seed has no file ${id}.`)
    return upload
  }
}
