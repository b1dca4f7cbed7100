import 'client-portal-elements/reserve.css'
import { configure } from 'client-portal-elements/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Account } from './account'

configure({ apiUrl: '/api/v1', portalUrl: '/' })

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Account />
    </StrictMode>,
  )
}
