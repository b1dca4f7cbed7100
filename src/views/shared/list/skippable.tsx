import type { ReactNode } from 'react'
import { Safe } from '../../host/safe'
import { SkipList } from './later'

/** A list with more items, each with its links and buttons, is a long way by keyboard. */
const most = 5

/** A button at one end of a list, which leads to the one at the other end. Both have the same parent. */
export const skipButton = (at: 'start' | 'end', count: number) =>
  count > most && (
    <Safe decorates>
      <SkipList at={at} />
    </Safe>
  )

interface SkippableProps {
  /** How many items the list has. */
  count: number
  children: ReactNode
}

/** A list which the keyboard passes in a few steps, however long it is. What holds it is no grid. */
export function Skippable({ count, children }: SkippableProps) {
  return (
    <>
      {skipButton('start', count)}
      {children}
      {skipButton('end', count)}
    </>
  )
}
