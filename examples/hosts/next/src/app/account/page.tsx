import { CpPayments, CpProjects } from 'client-portal-elements/react'
import { Bell } from './bell'

export const metadata = { title: 'Your account' }

export default function Account() {
  return (
    <main>
      <h1>Your account</h1>
      <Bell />
      <CpProjects pageSize={5} />
      <CpPayments variant="recent" />
    </main>
  )
}
