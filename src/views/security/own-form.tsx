import { commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { ShortForm, type ShortFormProps } from '../session/short-form'
import { SignInAgain } from '../session/sign-in-again'
import { Button } from '../ui/buttons/button'
import { css } from '../ui/style/styles'

/** As wide as the button above it. */
const wide = css({ inlineSize: '100%' })

interface OwnFormProps<Problems> extends ShortFormProps<Problems> {
  onLeft: () => void
}

/** A form about the own ways in, in the place of what has opened it. When the session expires, what is written in it stays. */
export function OwnForm<const Problems extends Record<string, string | undefined>>({
  onLeft,
  ...form
}: OwnFormProps<Problems>) {
  const { cancel } = useStore(commonMessages)
  return (
    <ShortForm
      takesFocus
      {...form}
      signInAgain={SignInAgain}
      footer={
        <Button variant="quiet" className={wide} onClick={onLeft}>
          {cancel}
        </Button>
      }
    />
  )
}
