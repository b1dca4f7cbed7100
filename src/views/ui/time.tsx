import type { ReactNode } from 'react'

interface TimeProps {
  /** The moment or the date in ISO 8601 format. */
  dateTime: string
  /** The exact time in words, as a tooltip. */
  title?: string
  /** The date as the client reads it. */
  children: ReactNode
}

/** A date that machines can read, with the exact time in its tooltip. */
export function Time({ dateTime, title, children }: TimeProps) {
  return (
    <time dateTime={dateTime} title={title}>
      {children}
    </time>
  )
}
