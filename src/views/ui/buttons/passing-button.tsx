import { placeOf, useHandedOn } from '../use-handed-on'
import { Button, type ButtonProps } from './button'

interface PassingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Finds what gets the focus; what the button is a part of, when left out. */
  next?: (button: HTMLButtonElement) => HTMLElement | null | undefined
}

/** A button that goes when it has done its work, such as Retry or Cancel: it hands on its focus. */
export function PassingButton({ next = placeOf, ...button }: PassingButtonProps) {
  return <Button {...button} ref={useHandedOn(next)} />
}

/** The button that sends the form. */
export const submitOf = ({ form }: HTMLButtonElement) => form?.querySelector<HTMLElement>('[type=submit]')
