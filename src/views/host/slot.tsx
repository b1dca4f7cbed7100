import { memo, type ReactNode } from 'react'
import { useHost } from './use-host'

interface SlotProps {
  /** Its name in the portal, which begins with its section: `dashboard-before`. */
  name: string
  /** Shown where the host has put nothing. */
  children?: ReactNode
}

/**
 * A place for content of the host: in the portal `slot="dashboard-before"`, in the section's own element `slot="before"`.
 * Within other elements there is none: what a dashboard shows is the dashboard's. No ancestor of a slot has a handler that
 * the host's content could reach: Preact would call it.
 */
export const Slot = memo(function Slot({ name, children }: SlotProps) {
  const { slots } = useHost()
  return name.startsWith(slots) ? <slot name={name.slice(slots.length)}>{children}</slot> : children
})
