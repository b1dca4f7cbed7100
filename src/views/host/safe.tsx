import { Component, type ReactNode } from 'react'
import { BrokenPanel } from './broken-panel'
import type { Host } from './host'
import { HostContext } from './use-host'

/** An error boundary: if a view throws, the host gets `cp-error`, and a panel with Retry is shown instead. */
export class Safe extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static override readonly contextType = HostContext
  declare context: Host
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    // Preact says nothing of it.
    console.error('client-portal-elements: a view could not be drawn.', error)
    this.context.raise('cp-error', { render: true, message: String(error) })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <BrokenPanel onRetry={() => this.setState({ isBroken: false })} />
  }
}
