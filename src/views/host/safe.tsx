import { Component, type ReactNode } from 'react'
import { findAgain, LostError, updatedBy } from '../../core/index'
import type { Host } from './host'
import { BrokenPanel } from './panels/broken-panel'
import { HostContext } from './use-host'

interface SafeProps {
  /** What is in it only decorates: when it throws, nothing is shown in its place. */
  decorates?: boolean
  children: ReactNode
}

/** An error boundary: if a view throws, the host gets `cp-error`, and a panel with a button is shown instead. */
export class Safe extends Component<SafeProps, { failure: { error: unknown } | null }> {
  static override readonly contextType = HostContext
  declare context: Host
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    // Preact says nothing of it.
    console.error('client-portal-elements: a view could not be drawn.', error)
    // The page tells of a file that is gone.
    if (!updatedBy(error)) this.context.raise('cp-error', { render: true, message: String(error) })
    // What is gone by now is tried, too: then the panel says so.
    if (error instanceof LostError) void findAgain(error.load, this.#left.signal).then(this.#retry)
  }

  override componentWillUnmount() {
    this.#left.abort()
  }

  readonly #left = new AbortController()

  readonly #retry = () => this.setState({ failure: null })

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.decorates) return null
    return <BrokenPanel error={failure.error} onRetry={this.#retry} />
  }
}
