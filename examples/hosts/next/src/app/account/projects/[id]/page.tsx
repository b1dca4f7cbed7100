import { CpProject } from 'client-portal-elements/react'

export const metadata = { title: 'Your project' }

export default async function Project({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <CpProject serviceId={id} />
}
