'use client'
import { CpNotifications } from 'client-portal-elements/react'
import { useState } from 'react'

export function Bell() {
  const [unread, setUnread] = useState<number>()
  return (
    <>
      <CpNotifications
        onCpNotificationsChange={(event) => setUnread(event.detail.total)}
        onCpStateChange={(event) => event.detail.state === 'signed-out' && setUnread(undefined)}
      />
      <output>{unread !== undefined && `${unread} unread`}</output>
    </>
  )
}
