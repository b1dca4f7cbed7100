import { configure, defineElements } from 'client-portal-elements'
import type {} from 'client-portal-elements/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Account } from './account'

configure({ apiUrl: '/api/v1' })
void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Account />
    </StrictMode>,
  )
}
