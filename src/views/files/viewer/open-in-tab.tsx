import { filesMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { ButtonLink } from '../../ui/buttons/button'
import { documentIcons } from '../../ui/pictures/document-icons'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface OpenInTabProps {
  /** Without one, nothing is shown. */
  url: string | undefined
  /** Shows the icon alone. */
  small?: boolean
}

/** Leaves a file to the browser, beside the portal. */
export function OpenInTab({ url, small }: OpenInTabProps) {
  const { openInTab } = useStore(filesMessages)
  return (
    <ButtonLink
      variant={small ? 'quiet' : 'secondary'}
      icon={documentIcons.external}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={small ? openInTab : undefined}
    >
      {small ? <VisuallyHidden>{openInTab}</VisuallyHidden> : openInTab}
    </ButtonLink>
  )
}
