/**
 * Takes what is paid on the demo's page to pay, where a company would have a provider. No money moves. As a company would when its
 * provider tells of a payment, it has the staff's command add the payment and ring the bell of the colleagues: what was due then says so, in each tab.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { inputPart, type StaffDesk } from '../server/staff/desk.ts'

interface Project {
  _id: string
  serviceId: string
  serviceName: string
  active: string
  totalCost: number
  receivedAmount: number
  dueAmount?: number
  dueDate?: string
  currency?: string
}

/** A project for which something is due. */
type Due = Project & { amount: number; isOverdue: boolean }

/** What is due for a project: what it says, else what remains once it has begun. */
const dueOf = ({ dueAmount, active, totalCost, receivedAmount }: Project) =>
  dueAmount ?? (/^(pending|rejected)$/i.test(active) ? 0 : totalCost - receivedAmount)

/**
 * A reference as banks write it: `CARD-7K2M9Q`. It is the same for the same payment: who presses in two tabs at once has paid once, as
 * the staff's command takes no reference twice.
 */
const referenceOf = (payment: string) => {
  const bytes = createHash('sha256').update(payment).digest().subarray(0, 6)
  return `CARD-${Array.from(bytes, (byte) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 32]).join('')}`
}

/** Stands for every invoice, as it does for those of the seed. */
const invoice = new URL('../server/seed/files/invoice.pdf', import.meta.url)

/** Who pays, and for what. */
interface Order {
  client: string
  /** Empty for all projects together. */
  project: string
  currency: string
  /** Whether only what is overdue is paid. */
  isOverdue: boolean
  /** What they have read on the button. */
  sum?: unknown
}

/**
 * `POST /pay/due` tells the page what is due, and `POST /pay` takes it, if it still is what was read on the button. The token says
 * whether it is them.
 * @param url The address of the server, which is asked what is due, as the client who pays
 */
export function createCheckout(url: string, desk: StaffDesk): Hono {
  const checkout = new Hono()
  checkout.use('/pay/*', bodyLimit({ maxSize: 2_000 }))

  /** @returns what the server answers about the client who asks */
  async function ask(path: string, { client }: Order, authorization: string) {
    const answer = await fetch(`${url}/api/v1${path}${encodeURIComponent(client)}`, {
      headers: { authorization },
    })
    return answer.json()
  }

  /** @returns what is due, the earliest date first; `undefined` if the token does not count, or is somebody else's */
  async function findDue(order: Order, authorization: string): Promise<Due[] | undefined> {
    const { success, data } = await ask('/services/get-services-for-client/', order, authorization)
    if (!success) return undefined
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
    return data
      .map((each: Project) => ({
        ...each,
        amount: dueOf(each),
        isOverdue: !!each.dueDate && each.dueDate < today,
      }))
      .filter(({ amount, currency }: Due) => amount > 0 && (currency || 'USD') === order.currency)
      .filter(({ _id }: Due) => !order.project || _id === order.project)
      .filter(({ isOverdue }: Due) => isOverdue || !order.isOverdue)
      .sort((one: Due, other: Due) => (one.dueDate || 'later').localeCompare(other.dueDate || 'later'))
  }

  checkout.post('/pay/due', async (context) => {
    const order = await readOrder(context)
    if (!order) return refuse(context, 400, 'Load this page anew.')
    const due = await findDue(order, tokenOf(context))
    if (!due) return refuse(context, 401, 'Please log in to see what is due.')
    return context.json({ success: true, data: due })
  })

  checkout.post('/pay', async (context) => {
    const order = await readOrder(context)
    if (!order) return refuse(context, 400, 'Load this page anew.')
    const [due, profile] = await Promise.all([
      findDue(order, tokenOf(context)),
      ask('/clients/clientInformation/', order, tokenOf(context)),
    ])
    if (!due || !profile.data) return refuse(context, 401, 'Please log in to pay.')
    const whole = due.reduce((total, { amount }) => total + amount, 0)
    if (!(Math.abs(whole - Number(order.sum)) < 0.001)) {
      return refuse(context, 409, 'What is due has changed meanwhile. Load this page anew.')
    }

    const file = new File([await readFile(invoice)], 'invoice.pdf', { type: 'application/pdf' })
    const paid = []
    for (const { _id: project, serviceId, serviceName, receivedAmount, amount } of due) {
      const reference = referenceOf(`${serviceId} ${receivedAmount}`)
      const payment = { project, amount, reference, description: serviceName }
      const { number } = await act(desk, 'payment/add', payment, file)
      if (number) paid.push({ serviceId, serviceName, amount, number })
    }
    if (!paid[0]) return refuse(context, 409, 'This has been paid meanwhile. Load this page anew.')
    const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: order.currency }).format(
      whole,
    )
    const { email, name } = profile.data
    // Who has paid has read it on the receipt.
    await act(desk, 'notify', {
      ...{ client: email, except: email },
      title: 'Payment received',
      message: `${name} paid ${amount}${due[1] || !due[0] ? '' : ` for ${due[0].serviceName}`}. Thank you!`,
      ...{ button: 'Payment history', path: '/payments/payment-history' },
    })
    return context.json({ success: true, data: { paid, at: new Date().toISOString() } })
  })
  return checkout
}

async function readOrder({ req }: Context): Promise<Order | undefined> {
  const { client, project, currency, isOverdue, sum } = Object(await req.json().catch(() => undefined))
  const isOrder = [client, project, currency].every((each) => typeof each === 'string')
  return isOrder ? { client, project, currency, isOverdue: !!isOverdue, sum } : undefined
}

const tokenOf = ({ req }: Context) => req.header('Authorization') ?? ''

const refuse = ({ json }: Context, status: 400 | 401 | 409, message: string) =>
  json({ success: false, message }, status)

/** Has a verb of the staff's command done. */
async function act(desk: StaffDesk, verb: string, input: object, invoice?: File) {
  const body = new FormData()
  body.set(inputPart, JSON.stringify(input))
  if (invoice) body.set('invoice', invoice)
  const answer = await desk(new Request(`http://desk/${verb}`, { method: 'POST', body }))
  return Object(await answer.json())
}
