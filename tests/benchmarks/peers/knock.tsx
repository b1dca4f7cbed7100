/** The bell of Knock: its button and its feed, as its guide shows them. */
import {
  KnockFeedProvider,
  KnockProvider,
  NotificationFeedPopover,
  NotificationIconButton,
} from '@knocklabs/react'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@knocklabs/react/dist/index.css'

function Bell() {
  const [isVisible, setVisible] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <KnockProvider apiKey="pk_test_key" user={{ id: 'ada' }} host={location.origin}>
      <KnockFeedProvider feedId="6ee8ac35-2a5e-4b0b-8f0e-3c3a1a9a0f00">
        <NotificationIconButton ref={button} onClick={() => setVisible(!isVisible)} />
        <NotificationFeedPopover buttonRef={button} isVisible={isVisible} onClose={() => setVisible(false)} />
      </KnockFeedProvider>
    </KnockProvider>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Bell />)
