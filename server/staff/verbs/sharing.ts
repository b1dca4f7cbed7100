/** What the company shares about a project: updates, payments, files; and what it says in the bell. */
import { nameOf, noticeAbout } from '../../api/bell-of-approval.ts'
import { ring } from '../../api/ring.ts'
import { Refusal } from '../../base/refusal.ts'
import { randomId, readableId } from '../../base/secrets.ts'
import { approvalFields, approvalOf, bellFor, bellOfUpdate } from '../approvals.ts'
import {
  client,
  clientOfProject,
  currency,
  day,
  email,
  file,
  list,
  optional,
  paidAmount,
  path,
  project,
  text,
  toggle,
} from '../fields.ts'
import { findAccount, findProject } from '../find.ts'
import { uploadsFor } from '../room.ts'
import { money, rounded } from '../say.ts'
import { verb } from '../verb.ts'

/** The id and the name of a file, as an attachment. */
const attached = ({ id, name }: { id: string; name: string }) => ({ id, name })

const postUpdate = verb({
  says: 'Writes an update of a project, and rings the bell of the client.',
  example:
    '--project SRV-2051 --title "Please approve the home page" --text "Is it as you want it?" --action-required --answer Approve --answer "Request changes"',
  fields: {
    project,
    client: clientOfProject,
    title: text(200)('Its title.'),
    text: text(20_000)('What is new.'),
    actionRequired: toggle('Asks the client to do something.'),
    answers: list(text(40)('An answer that the client may give by one press. At most four.'), 4),
    files: list(file('A file to show with it.'), 10),
    ...approvalFields,
    quiet: toggle('Does not ring the bell.'),
  },
  async run(
    { project: id, client: email, title, text, actionRequired, answers, files, quiet, ...said },
    desk,
  ) {
    const found = await findProject(id, email, desk)
    const { _id: projectId, clientId, serviceName } = found
    const approval = approvalOf(said)
    const createdAt = desk.clock().toISOString()
    const update = {
      _id: `update-${randomId().slice(0, 16)}`,
      ...{ projectId, title, description: text, createdAt },
      actionRequiredFromClient: actionRequired,
      files: files.map(attached),
      answers: answers.length > 0 ? answers : null,
      answered: null,
      approval,
    }
    await desk.store.inTurn(clientId, async (store) => {
      const uploads = await uploadsFor(files, clientId, { ...desk, store })
      await store.load({ updates: [update], uploads })
      await store.tell(clientId, { name: 'service', target: projectId })
      if (quiet) return
      const name = approval ? nameOf(approval, title) : title
      const waits = bellFor(found, { part: 'project-updates', title, name, createdAt })
      const right = approval ? 'approve' : actionRequired ? 'write' : undefined
      const notice = approval ? noticeAbout(found, approval, title) : undefined
      const told = { right, notice, mailLanguage: desk.mailLanguage } as const
      await ring(clientId, bellOfUpdate(waits, right !== undefined), store, told)
    })
    return { id: update._id, title, project: serviceName, approval: approval?.id ?? '', clientId }
  },
  words: ({ title, project, approval }) =>
    `The update "${title}" of "${project}" is written.${approval && ` Its approval is ${approval}.`}`,
  trail: ({ clientId }) => ({ clientId }),
})

const addPayment = verb({
  says: 'Adds a payment that was received. It counts as received for the project, and is no longer due.',
  example: '--project SRV-2051 --amount 12125 --reference DE-4530-2210 --invoice invoice.pdf',
  fields: {
    project,
    client: clientOfProject,
    amount: paidAmount(
      'How much was received. A refund, or a mistake taken back, is negative: --amount=-500.',
    ),
    date: optional(day('When it was received. By default today.')),
    reference: optional(text(200)("The bank's reference.")),
    number: optional(text(100)('The number that people see. By default one like PAY-7K2M9QXD.')),
    description: optional(text(500)('What it is for.')),
    currency: optional(currency("The project's currency. Any other is refused.")),
    invoice: optional(file('The invoice, which the client can open.')),
    again: toggle('Adds it though the client has a payment with this number or reference.'),
  },
  async run(
    { project: id, client: email, amount, number = readableId('PAY'), invoice, again, ...said },
    desk,
  ) {
    const { _id: projectId, clientId } = await findProject(id, email, desk)
    const createdAt = desk.clock().toISOString()
    return desk.store.inTurn(clientId, async (store) => {
      const project = await findProject(projectId, undefined, { ...desk, store })
      const { currency = '', serviceName } = project
      if (said.currency && said.currency !== currency) {
        const own = currency || "the portal's currency"
        throw new Refusal(422, `The amounts of "${serviceName}" are in ${own}. Nothing was written.`)
      }
      const known = again ? undefined : await store.findPayment(clientId, number, said.reference ?? '')
      if (known) {
        const which = `the payment ${known.paymentId} with the reference "${known.receivedPaymentId}"`
        throw new Refusal(422, `There is ${which} already. Nothing was written; --again adds another one.`)
      }
      const payment = {
        id: `payment-${randomId().slice(0, 16)}`,
        ...{ clientId, projectId, paymentId: number, createdAt },
        receivedAmount: amount,
        receivedDate: said.date ?? createdAt.slice(0, 10),
        receivedPaymentId: said.reference ?? '',
        description: said.description ?? '',
        currency,
        invoice: invoice ? attached(invoice) : null,
      }
      const uploads = await uploadsFor(invoice ? [invoice] : [], clientId, { ...desk, store })
      await store.load({ payments: [payment], uploads })
      const { dueAmount, receivedAmount } = project
      await store.changeProject(projectId, {
        receivedAmount: rounded(receivedAmount + amount),
        // A refund makes nothing due.
        ...(typeof dueAmount === 'number' &&
          amount > 0 && { dueAmount: Math.max(0, rounded(dueAmount - amount)) }),
      })
      const changed = [{ name: 'services' }, { name: 'service', target: projectId }] as const
      await store.tell(clientId, { name: 'payments' }, ...changed)
      return { id: payment.id, number, amount, currency, project: serviceName, clientId }
    })
  },
  words: ({ number, amount, currency, project }) =>
    `The payment ${number} of ${money(amount, currency)} for "${project}" is added.`,
  trail: ({ clientId }) => ({ clientId }),
})

const addFile = verb({
  says: 'Adds a file to a project.',
  example: '--project SRV-2051 --file contract.pdf --name "Contract, signed"',
  fields: {
    project,
    client: clientOfProject,
    file: file('The file.'),
    name: optional(text(120)("What the client reads. By default the file's own name.")),
    remarks: optional(text(1_000)('A note for the company, which clients do not see.')),
    from: optional(text(200)('The name of the person who adds it.')),
  },
  async run({ project, client: email, file, name = file.name, remarks = '', from = '' }, desk) {
    const { _id: projectId, clientId, serviceName } = await findProject(project, email, desk)
    const id = randomId()
    const createdAt = desk.clock().toISOString()
    await desk.store.inTurn(clientId, async (store) => {
      for (const upload of await uploadsFor([file], clientId, { ...desk, store })) {
        const by = { userType: 'Staff', uploaderId: '', uploaderName: from }
        await store.addFile({ id, projectId, name, remarks, upload, ...by, createdAt }, upload)
      }
    })
    return { id, name, project: serviceName, clientId }
  },
  words: ({ name, project }) => `The file "${name}" is added to "${project}".`,
  trail: ({ clientId }) => ({ clientId }),
})

const notify = verb({
  says: 'Rings the bell of a client, and of all colleagues, with a message.',
  example:
    '--client grace@example.com --title "Closed on Monday" --message "Our office is closed on Monday."',
  fields: {
    client,
    except: optional(email('The email of who knows it already, and whose bell stays silent.')),
    title: text(200)('Its title.'),
    message: text(2_000)('What it says.'),
    button: optional(text(60)('What stands on its button. It needs --path.')),
    path: optional(path('Where the button leads: a path of the portal, or an https address.')),
  },
  async run({ client: email, except, title, message, button = '', path = '' }, desk) {
    const { id: clientId, name } = await findAccount(email, desk)
    const createdAt = desk.clock().toISOString()
    const bell = { title, message, CTA: path && (button || 'Look at it'), CTAPath: path, createdAt }
    await ring(clientId, () => bell, desk.store, { isTold: (one) => one.email !== except })
    return { client: name, clientId }
  },
  words: ({ client }) => `The bell of ${client} has rung.`,
  trail: ({ clientId }) => ({ clientId }),
})

export const sharingVerbs = {
  'update post': postUpdate,
  'payment add': addPayment,
  'file add': addFile,
  notify,
}
