import { $features, $may, askAboutFile, viewerMessages, visibleName } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { ButtonLink } from '../../ui/buttons/button'
import { moreIcons } from '../../ui/pictures/more-icons'

interface AskAboutProps {
  name: string
  /** The page that is open; 0 for a file without pages. */
  page: number
  projectId: string
  onClose: () => void
}

/** Leads to the form for a new ticket, in which the file is named. Nothing where the host has turned support off. */
export function AskAbout({ name, page, projectId, onClose }: AskAboutProps) {
  const t = useStore(viewerMessages)
  const { href, onClick } = useNavigation().link('raiseTicket')
  const may = useStore($may)
  if (!useStore($features).isRouteOn('raiseTicket') || !may('write')) return null
  const file = { name: visibleName(name) }
  const words = page > 0 ? t.aboutPage({ ...file, page: String(page) }) : t.about(file)
  return (
    <ButtonLink
      icon={moreIcons.chat}
      href={href}
      onClick={(event) => {
        askAboutFile(words, projectId)
        onClick?.(event)
        onClose()
      }}
    >
      {t.ask}
    </ButtonLink>
  )
}
