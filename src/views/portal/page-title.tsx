import { useEffect } from 'react'
import {
  $settings,
  layoutMessages,
  type PathParams,
  projectOf,
  type RouteName,
  setPageTitle,
  ticketOf,
} from '../../core/index'
import { useStore } from '../host/use-store'

interface TitleProps {
  route: RouteName | undefined
  /** The name of what the screen is about, when it is about one thing and the name is known. */
  about?: string | undefined
  /** What the screen is called, if it is none of ours. */
  label?: string | undefined
}

interface PageTitleProps extends TitleProps {
  /** The parameters of the screen's path; empty while the client may not see the screen. */
  params: PathParams
}

/** Writes the page's title: the project's name or the ticket's subject, once it is known; the screen; the brand. */
export function PageTitle({ params: { serviceId, ticketId }, ...screen }: PageTitleProps) {
  if (serviceId) return <OfProject {...screen} id={serviceId} />
  if (ticketId) return <OfTicket {...screen} id={ticketId} />
  return <Title {...screen} />
}

function OfProject({ route, id }: TitleProps & { id: string }) {
  const project = useStore(projectOf(id))
  return <Title route={route} about={project.status === 'ready' ? project.data.serviceName : ''} />
}

function OfTicket({ route, id }: TitleProps & { id: string }) {
  const ticket = useStore(ticketOf(id))
  return <Title route={route} about={ticket.status === 'ready' ? ticket.data.subject : ''} />
}

function Title({ route, about, label }: TitleProps) {
  const { brand } = useStore($settings)
  const t = useStore(layoutMessages)
  const screen = label ?? t[route ?? 'notFound']
  useEffect(() => {
    setPageTitle([about, screen, brand.name].filter(Boolean).join(' · '))
  }, [about, screen, brand.name])
  return null
}
