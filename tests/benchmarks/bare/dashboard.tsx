/**
 * The page that ours is compared with: what a developer writes by hand for one dashboard. It makes the same calls,
 * all it can at once, and draws plain tables, without any of what a finished product needs.
 */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = Record<string, unknown>

const token = localStorage.getItem('client-portal:token')
const user = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')

// biome-ignore lint/suspicious/noExplicitAny: a page like this one would not check the answers
async function call(path: string, init: RequestInit = {}): Promise<any> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`/api/v1${path}`, { ...init, headers })
  const answer = await response.json()
  return answer.data ?? answer
}

/** What a view shows of a call: `undefined` until the answer is there. */
function useCall<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  // Asked once, as each view stands on the page once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => void ask().then(setAnswer), [])
  return answer
}

function Table({ rows = [], columns }: { rows?: Row[] | undefined; columns: string[] }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row._id)}>
            {columns.map((column) => (
              <td key={column}>{String(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function askForProjects(): Promise<Row[]> {
  const projects: Row[] = await call(`/services/get-services-for-client/${user._id}`)
  for (const { _id } of projects.filter(({ active }) => active === 'Active').slice(0, 5)) {
    void call(`/services/getServiceUpdates?serviceId=${_id}&userType=Client`)
    void call(`/services/get-milestones?projectId=${_id}`)
  }
  return projects
}

function Dashboard() {
  const profile = useCall<Row>(() => call(`/clients/clientInformation/${user._id}`))
  const projects = useCall(askForProjects)
  const payments = useCall<Row[]>(() => call(`/payments/getPaymentofClient/${user._id}`))
  const consultant = useCall<Row>(() => call(`/poc/getPocDetails/${user.POC.id}`))
  const tickets = useCall<Row[]>(() => call(`/support/client/tickets?userId=${user._id}`))
  const notifications = useCall<Row[]>(() => call('/notification/getAllNotificationsofUser'))
  useCall(() =>
    call('/auth/user/checkTokenValidity', { method: 'POST', body: JSON.stringify({ userType: 'Client' }) }),
  )
  return (
    <main>
      <h1>Hello, {String(profile?.name ?? user.name)}!</h1>
      <p>{notifications?.length} notifications</p>
      <p>{tickets?.length} tickets</p>
      <p>{consultant && String(consultant.name)}</p>
      <Table rows={projects} columns={['serviceId', 'serviceName', 'active', 'totalCost', 'createdAt']} />
      <Table rows={payments} columns={['paymentId', 'receivedAmount', 'createdAt']} />
    </main>
  )
}

createRoot(document.body).render(<Dashboard />)
