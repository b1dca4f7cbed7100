import { defineElements, type PortalElement } from 'client-portal-elements'
import { useEffect, useRef, useState } from 'react'

const client = 'Ada Lovelace'
const projects = ['project-website-relaunch', 'project-calibration-booking']

export function Account() {
  const [unread, setUnread] = useState(0)
  const [shown, setShown] = useState(0)
  const [order, setOrder] = useState(['projects', 'payments'])
  const bell = useRef<PortalElement<'cp-notifications'>>(null)

  // Hydration leaves the `on…` of custom elements out (https://github.com/facebook/react/issues/35446).
  useEffect(() => {
    const leaving = new AbortController()
    bell.current?.addEventListener('cp-notifications-change', (event) => setUnread(event.detail.total), {
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [])

  // Only now, so that nothing is raised before we listen.
  useEffect(() => {
    void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })
  }, [])

  return (
    <>
      <header>
        <h1>Your account</h1>
        <cp-notifications ref={bell} />
        <cp-avatar name={client} />
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
            <cp-projects key={section} page-size={5} />
          ) : (
            <cp-payments key={section} service-id={projects[shown % projects.length]} />
          ),
        )}
      </main>
    </>
  )
}
