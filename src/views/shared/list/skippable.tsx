import type { ReactNode } from 'react'
import { Safe } from '../../host/safe'
import { SkipList } from './later'

/** A list with more items, each with its links and buttons, is a long way by keyboard. */
const most = 5

interface SkippableProps {
  /** How many items the list has. */
  count: number
  children: ReactNode
}

/** A list which the keyboard passes in a few steps, however long it is. What holds it is no grid. */
export function Skippable({ count, children }: SkippableProps) {
  const skip = (at: 'start' | 'end') =>
    count > most && (
      <Safe decorates>
        <SkipList at={at} />
      </Safe>
    )
  return (
    <>
      {skip('start')}
      {children}
      {skip('end')}
    </>
  )
}
