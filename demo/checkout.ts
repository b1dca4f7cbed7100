/**
 * Takes what is paid on the demo's page to pay, where a company would have a provider. No money moves. As a company would when its
 * provider tells of a payment, it has the staff's command add the payment and ring the bell: what was due then says so, in each tab.
 */
import { Hono } from 'hono'
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

/** What is due for a project: what it says, else what remains once it has begun. */
const dueOf = ({ dueAmount, active, totalCost, receivedAmount }: Project) =>
  dueAmount ?? (/^(pending|rejected)$/i.test(active) ? 0 : totalCost - receivedAmount)

/**
 * `POST /pay` takes who pays (`client`), for which `project` (for all together, if it is empty), in which `currency`, and the `sum`
 * that they have read on the button. The token says whether it is them.
 * @param url The address of the server, which is asked what is due, as the client who pays
 */
export function createCheckout(url: string, desk: StaffDesk): Hono {
  const checkout = new Hono()
  checkout.post('/pay', bodyLimit({ maxSize: 2_000 }), async ({ req, json }) => {
    const refuse = (message: string, status: 400 | 401 | 409) => json({ success: false, message }, status)
    const { client, project, currency, sum } = Object(await req.json().catch(() => undefined))
    if (![client, project, currency].every((each) => typeof each === 'string')) {
      return refuse('Load this page anew.', 400)
    }
    const authorization = req.header('Authorization') ?? ''
    const ask = async (path: string) =>
      (
        await fetch(`${url}/api/v1${path}${encodeURIComponent(client)}`, { headers: { authorization } })
      ).json()
    const [services, profile] = await Promise.all([
      ask('/services/get-services-for-client/'),
      ask('/clients/clientInformation/'),
    ])
    if (!services.success || !profile.data) return refuse('Please log in to pay.', 401)
    const due: Project[] = services.data.filter(
      (each: Project) =>
        dueOf(each) > 0 && (each.currency || 'USD') === currency && (!project || each._id === project),
    )
    const whole = due.reduce((total, each) => total + dueOf(each), 0)
    if (!(Math.abs(whole - sum) < 0.001)) {
      return refuse('What is due has changed meanwhile. Load this page anew.', 409)
    }

    for (const each of due) {
      // Who presses in two tabs at the same time has paid once: the staff's command takes no reference twice.
      const reference = `CARD-${each.serviceId}-${each.receivedAmount}`
      await act(desk, 'payment/add', {
        project: each._id,
        amount: dueOf(each),
        reference,
        description: each.serviceName,
      })
    }
    const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(whole)
    await act(desk, 'notify', {
      client: profile.data.email,
      title: 'Payment received',
      message: `We received ${amount}${due[1] || !due[0] ? '' : ` for ${due[0].serviceName}`}. Thank you!`,
      ...{ button: 'Payment history', path: '/payments/payment-history' },
    })
    return json({ success: true, data: { amount } })
  })
  return checkout
}

/** Has a verb of the staff's command done. */
async function act(desk: StaffDesk, verb: string, input: object): Promise<void> {
  const body = new FormData()
  body.set(inputPart, JSON.stringify(input))
  await desk(new Request(`http://desk/${verb}`, { method: 'POST', body }))
}
