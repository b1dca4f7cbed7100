import { ShortForm, type ShortFormProps } from '../session/short-form'
import { SignInAgain } from '../session/sign-in-again'

/** A form about the own ways in. When the session expires, what is written in it stays. */
export const OwnForm = <const Problems extends Record<string, string | undefined>>(
  props: ShortFormProps<Problems>,
) => <ShortForm {...props} signInAgain={SignInAgain} />
