import type { ReactNode } from 'react'
import { Boundary } from './boundary'
import { useHost } from './host'
import { BrokenPanel } from './parts/broken-panel'

/** A net for what a view throws: the host is told, and in its place stands a way to draw it again. */
export function Safe({ children }: { children: ReactNode }) {
  const host = useHost()
  return (
    <Boundary
      onError={(error) => host.raise('cp-error', { render: true, message: String(error) })}
      fallback={(retry) => <BrokenPanel onRetry={retry} />}
    >
      {children}
    </Boundary>
  )
}
