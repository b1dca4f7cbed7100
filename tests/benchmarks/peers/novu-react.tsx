/** The bell of Novu on React. */
import { Inbox } from '@novu/react'
import { createRoot } from 'react-dom/client'

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Inbox
    applicationIdentifier="portal"
    subscriber="ada"
    backendUrl={`${location.origin}/services/novu`}
    socketUrl={`${location.origin}/services/novu`}
  />,
)
