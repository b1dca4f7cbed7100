import { Component, type ReactNode } from 'react'
import { BrokenPanel } from './broken-panel'
import { type Host, HostContext } from './host'

/** Keeps what a view throws from emptying the element: the host is told, and in its place stands a way to try again. */
export class Safe extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static override readonly contextType = HostContext
  declare context: Host
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.context.raise('cp-error', { render: true, message: String(error) })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <BrokenPanel onRetry={() => this.setState({ isBroken: false })} />
  }
}
