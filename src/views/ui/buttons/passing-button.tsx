import { placeOf, useHandedOn } from '../use-handed-on'
import { Button, type ButtonProps } from './button'

interface PassingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Finds what gets the focus; what the button is a part of, when left out. */
  next?: (button: HTMLButtonElement) => HTMLElement | null | undefined
}

/** A button that goes when it has done its work, such as Retry or Cancel: it hands on its focus. */
export function PassingButton({ next = placeOf, onClick, ...button }: PassingButtonProps) {
  return (
    <Button
      {...button}
      ref={useHandedOn(next)}
      onClick={(event) => {
        // Safari gives no focus to a button that is clicked.
        event.currentTarget.focus({ preventScroll: true })
        onClick?.(event)
      }}
    />
  )
}

/** The button that sends the form. */
export const submitOf = ({ form }: HTMLButtonElement) => form?.querySelector<HTMLElement>('[type=submit]')
