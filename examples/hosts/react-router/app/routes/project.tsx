import { CpProject } from 'client-portal-elements/react'
import type { Route } from './+types/project'

export const meta = () => [{ title: 'Your project' }]

export default function Project({ params }: Route.ComponentProps) {
  return (
    <main>
      <CpProject serviceId={params.id} />
    </main>
  )
}
