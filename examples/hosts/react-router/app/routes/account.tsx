import { CpPayments, CpProjects } from 'client-portal-elements/react'

export const meta = () => [{ title: 'Your account' }]

export default function Account() {
  return (
    <main>
      <h1>Your account</h1>
      <CpProjects pageSize={5} />
      <CpPayments variant="recent" />
    </main>
  )
}
