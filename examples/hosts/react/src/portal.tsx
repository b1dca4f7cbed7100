import 'client-portal-elements/reserve.css'
import { CpPortal, configure } from 'client-portal-elements/react'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Contracts } from './contracts'

configure({
  apiUrl: '/api/v1',
  pages: [{ name: 'contracts', path: '/contracts', label: 'Contracts', icon: 'page' }],
})

/** The portal, with a page of the company's own: its contracts are drawn while the client sees that page. */
function Portal() {
  const [route, setRoute] = useState('')
  useEffect(() => {
    const forget = () => setRoute('')
    document.addEventListener('cp-sign-out', forget)
    return () => document.removeEventListener('cp-sign-out', forget)
  }, [])
  return (
    <CpPortal routing="hash" onCpScreenChange={({ detail }) => setRoute(detail.route)}>
      {route === 'page-contracts' && <Contracts slot="page-contracts" />}
    </CpPortal>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
