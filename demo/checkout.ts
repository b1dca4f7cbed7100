/**
 * Takes what is paid on the demo's page to pay, where a company would have a provider. No money moves. As a company would when its
 * provider tells of a payment, it has the staff's command add the payment and ring the bell: what was due then says so, in each tab.
 */
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
  currency?: string
}

/** A project for which something is due. */
type Due = Project & { due: number }

/** What is due for a project: what it says, else what remains once it has begun. */
const dueOf = ({ dueAmount, active, totalCost, receivedAmount }: Project) =>
  dueAmount ?? (/^(pending|rejected)$/i.test(active) ? 0 : totalCost - receivedAmount)

/** Who pays, and for what. */
interface Order {
  client: string
  /** Empty for all projects together. */
  project: string
  currency: string
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

  /** @returns `undefined` if the token does not count, or is somebody else's */
  async function findDue(order: Order, authorization: string): Promise<Due[] | undefined> {
    const { success, data } = await ask('/services/get-services-for-client/', order, authorization)
    if (!success) return undefined
    return data
      .map((each: Project) => ({ ...each, due: dueOf(each) }))
      .filter(({ due, currency }: Due) => due > 0 && (currency || 'USD') === order.currency)
      .filter(({ _id }: Due) => !order.project || _id === order.project)
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
    const whole = due.reduce((total, each) => total + each.due, 0)
    if (!(Math.abs(whole - Number(order.sum)) < 0.001)) {
      return refuse(context, 409, 'What is due has changed meanwhile. Load this page anew.')
    }

    for (const each of due) {
      // Who presses in two tabs at the same time has paid once: the staff's command takes no reference twice.
      const reference = `CARD-${each.serviceId}-${each.receivedAmount}`
      await act(desk, 'payment/add', {
        project: each._id,
        amount: each.due,
        reference,
        description: each.serviceName,
      })
    }
    const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: order.currency }).format(
      whole,
    )
    await act(desk, 'notify', {
      client: profile.data.email,
      title: 'Payment received',
      message: `We received ${amount}${due[1] || !due[0] ? '' : ` for ${due[0].serviceName}`}. Thank you!`,
      ...{ button: 'Payment history', path: '/payments/payment-history' },
    })
    return context.json({ success: true, data: { amount } })
  })
  return checkout
}

async function readOrder({ req }: Context): Promise<Order | undefined> {
  const { client, project, currency, sum } = Object(await req.json().catch(() => undefined))
  const isOrder = [client, project, currency].every((each) => typeof each === 'string')
  return isOrder ? { client, project, currency, sum } : undefined
}

const tokenOf = ({ req }: Context) => req.header('Authorization') ?? ''

const refuse = ({ json }: Context, status: 400 | 401 | 409, message: string) =>
  json({ success: false, message }, status)

/** Has a verb of the staff's command done. */
async function act(desk: StaffDesk, verb: string, input: object): Promise<void> {
  const body = new FormData()
  body.set(inputPart, JSON.stringify(input))
  await desk(new Request(`http://desk/${verb}`, { method: 'POST', body }))
}
