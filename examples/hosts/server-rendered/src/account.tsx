import { CpAvatar, CpNotifications, CpPayments, CpProjects } from 'client-portal-elements/react'
import { useState } from 'react'

const client = 'Ada Lovelace'
const projects = ['project-website-relaunch', 'project-calibration-booking']

export function Account() {
  const [unread, setUnread] = useState(0)
  const [shown, setShown] = useState(0)
  const [order, setOrder] = useState(['projects', 'payments'])
  return (
    <>
      <header>
        <h1>Your account</h1>
        <CpNotifications onCpNotificationsChange={(event) => setUnread(event.detail.total)} />
        <CpAvatar name={client} />
      </header>
      <p>
        <output>{unread} unread</output>
        <button type="button" onClick={() => setShown(shown + 1)}>
          Next project
        </button>
        <button type="button" onClick={() => setOrder(order.toReversed())}>
          Swap
        </button>
        <button type="button" onClick={() => setOrder(['projects'])}>
          Remove payments
        </button>
      </p>
      <main>
        {order.map((section) =>
          section === 'projects' ? (
            <CpProjects key={section} pageSize={5} />
          ) : (
            <CpPayments key={section} serviceId={projects[shown % projects.length]} />
          ),
        )}
      </main>
    </>
  )
}
