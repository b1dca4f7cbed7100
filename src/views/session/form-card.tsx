import type { ReactNode } from 'react'
import { $settings, signInMessages, type User } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { Screen } from '../shared/screen'
import { ButtonLink } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'

const frame = css({ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' })

export const stackStyle = css({
  display: 'grid',
  // A long word breaks: it does not widen the form.
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  '& > button, & > a': { marginBlockStart: space(2) },
  // Its link may lead nowhere, and is not there then.
  '& > p:empty': { display: 'none' },
})

const LanguageSelect = onDemand(
  () => import('./language-select'),
  ({ LanguageSelect }) => <LanguageSelect />,
)

interface FormCardProps {
  title: string
  description?: string
  children: ReactNode
}

/** The card of a short form on a page of its own, or of the message that replaces the form. */
export function FormCard({ title, description, children }: FormCardProps) {
  return (
    <div className={frame}>
      <Card>
        <Screen heading={title} description={description}>
          {children}
        </Screen>
      </Card>
      {useStore($settings).locales[1] && (
        <Safe decorates>
          <LanguageSelect />
        </Safe>
      )}
    </div>
  )
}

/** Shown in place of a form to a client who is signed in already. */
export function SignedIn({ title, client }: { title: string; client: User }) {
  const t = useStore(signInMessages)
  const navigation = useNavigation()
  return (
    <FormCard title={title} description={t.signedIn({ name: client.name || client._id })}>
      <div className={stackStyle}>
        <ButtonLink variant="primary" {...navigation.link('dashboard')}>
          {t.goToDashboard}
        </ButtonLink>
      </div>
    </FormCard>
  )
}
