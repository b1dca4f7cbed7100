import type { ReactNode } from 'react'
import { useHost } from './use-host'

interface SlotProps {
  /** The section that has it: `dashboard`, for the slots of `<cp-dashboard>`. */
  of: string
  name: string
  /** Shown where the host has put nothing. */
  children?: ReactNode
}

/**
 * A place for content of the host: in the section's own element `slot="before"`, in the portal `slot="dashboard-before"`.
 * Within other elements there is none: what a dashboard shows is the dashboard's. No ancestor of a slot has a handler:
 * Preact would call it for what happens in the host's content.
 */
export function Slot({ of, name, children }: SlotProps) {
  const { section } = useHost()
  if (section === of) return <slot name={name}>{children}</slot>
  return section === 'portal' ? <slot name={`${of}-${name}`}>{children}</slot> : children
}
