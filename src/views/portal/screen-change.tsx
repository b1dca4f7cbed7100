import { useContext, useEffect } from 'react'
import { $session, matchRoute, type ScreenName, shownPath } from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { VisitContext } from '../shared/screen'

export interface ScreenChangeProps {
  /** `undefined` at an unknown path. */
  route: ScreenName | undefined
  path: string
  /** Whether it is shown to everybody. */
  isPublic: boolean
}

/**
 * Tells the host of each screen, once it is drawn: the host can put its own content in, or count visits. A protected screen
 * counts from when it is sure who is signed in: before that, nothing private may be put in.
 */
export function ScreenChange({ route, path, isPublic }: ScreenChangeProps) {
  const host = useHost()
  const visit = useContext(VisitContext)
  const isOpen = useStore($session).status === 'signed-in' || isPublic
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list changes the path, too, and that is no move
  useEffect(() => {
    if (!isOpen) return
    const shown = shownPath(path)
    host.raise('cp-screen-change', {
      route: route ?? 'notFound',
      params: (route && matchRoute(shown)?.params) ?? {},
      path: shown,
    })
  }, [host, route, visit, isOpen])
  return null
}
