/** What a control on the sheet of states is. */
import type { ReactNode } from 'react'

export const states = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error', 'busy'] as const
export type State = (typeof states)[number]

/** What a control is given in the states that it knows itself. */
export interface Given {
  disabled?: boolean
  busy?: boolean
  error?: string
}

export interface Control {
  name: string
  /** The block that it is, whose page draws it, too. */
  block?: string
  has: readonly State[]
  /** What is not seen at once. */
  note?: string
  draw: (given: Given) => ReactNode
}

export const pointed = ['rest', 'hover', 'focus', 'pressed'] as const
export const ignore = () => undefined

/** A control in one of its states, as far as it knows it itself. The others are the pointer's and the keyboard's. */
export const givenIn = (state: State): Given => ({
  ...(state === 'disabled' && { disabled: true }),
  ...(state === 'busy' && { busy: true }),
  ...(state === 'error' && { error: 'This is missing.' }),
})

/** Of a control that the pointer doesn't change. */
export const asAtRest = 'Hover and pressed look as rest.'
