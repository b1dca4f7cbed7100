import { CpPortal } from 'client-portal-elements/react'

// Without a title: the portal sets that of the screen it shows.
export default function Portal() {
  return <CpPortal base="/portal" />
}
