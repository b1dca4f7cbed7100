import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import {
  $features,
  $lacksAccount,
  $lacksSecurity,
  $ownPages,
  $updated,
  askForFailed,
  createLocation,
  giveTitleBack,
  matchRoute,
  onIdle,
  type RouteName,
  type Routing,
  routes,
  screenOf,
  shownPath,
  stopAll,
} from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { Safe } from '../host/safe'
import { LocationContext } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SignedOut } from '../session/gate'
import { VisitContext } from '../shared/screen'
import { MainLayout } from './main-layout'
import { PageTitle } from './page-title'
import { PublicLayout } from './public-layout'
import { createScreens, LoadingScreen, NotFoundScreen, OwnScreen, type ScreenViews } from './screens'
import { type Guarded, useGuard } from './use-guard'
import { useReflectedPath } from './use-reflected-path'

/** Seconds from the first screen until the code of the other screens is loaded. */
const calm = 2

type PortalProps = {
  routing: Routing
  /** The path under which the portal stands, for `path` routing. */
  base?: string
  /** The path of the current screen, such as `/payments/payment-history`. */
  path?: string
}

/** A portal whose screens are these views. */
export function createPortal(views: ScreenViews) {
  const screens = createScreens(views)
  return (props: PortalProps) => <Portal {...props} screens={screens} />
}

type Screens = ReturnType<typeof createScreens>

function Portal({ routing, base = '/', path, screens }: PortalProps & { screens: Screens }) {
  const start = useRef(path)
  const location = useMemo(() => createLocation(routing, base, start.current), [routing, base])
  useEffect(() => location.start(), [location])
  useEffect(() => giveTitleBack, [])
  const { path: current, visit } = useStore(location.$entry)
  useEffect(() => {
    // What this screen shows may have failed on the one before.
    if (visit > 0) askForFailed()
  }, [visit])
  useReflectedPath(shownPath(current), path, location.go)

  const { isRouteOn } = useStore($features)
  const named = matchRoute(current)
  const lacks: Partial<Record<RouteName, boolean>> = {
    account: useStore($lacksAccount),
    security: useStore($lacksSecurity),
  }
  const match = named && isRouteOn(named.name) && !lacks[named.name] ? named : null
  const ownPages = useStore($ownPages)
  useEffect(() => {
    // Again with each move, where the code could not be had.
    if (ownPages === undefined && current) OwnScreen.prepare()
  }, [ownPages, current])
  // `undefined` until the code has loaded that knows the host's pages: an unknown path may be one of them.
  const own = named || ownPages === null ? null : ownPages?.at(current)
  const client = useClientKey()
  const name = own?.id ?? match?.name
  const Screen = own !== null ? OwnScreen : match ? screens[match.name] : NotFoundScreen
  useEffect(() => {
    let isOver = false
    const prepareAll = async () => {
      // One after the other: on a slow line, what the client asks for shares it with one file. The dashboard follows a sign-in.
      const { account: _, security: __, ...usual } = screens // where a client seldom goes
      for (const { prepare } of [screens.dashboard, ...Object.values(usual)]) {
        // After a deploy, the others are gone, too.
        if (isOver || $updated.get()) return
        await prepare()
      }
    }
    return stopAll([onIdle(calm, prepareAll), () => (isOver = true)])
  }, [screens])

  const isPublic = match !== null && routes[match.name].access === 'public'
  const Layout = isPublic ? PublicLayout : MainLayout
  // Beside the layouts: another one has a guard of its own.
  const seen = useRef({})
  return (
    <LocationContext.Provider value={location}>
      <VisitContext.Provider value={visit}>
        <Layout current={name}>
          <Guard
            location={location}
            path={current}
            match={match}
            seen={seen}
            label={own === undefined ? '' : own?.label}
            hasTitle={routing !== 'memory'}
          >
            <Safe key={`${client} ${own?.id ?? screenOf(current)}`}>
              <Screen params={match?.params} route={name} path={current} isPublic={isPublic} />
            </Safe>
          </Guard>
        </Layout>
      </VisitContext.Provider>
    </LocationContext.Provider>
  )
}

interface GuardProps extends Guarded {
  /** What the screen is called, if it is none of ours. */
  label: string | undefined
  /** Whether the portal writes the page's title. */
  hasTitle: boolean
  children: ReactNode
}

/** Follows the session, so that nothing around the screen is drawn anew when the session changes. */
function Guard({ label, hasTitle, children, ...guarded }: GuardProps) {
  const situation = useGuard(guarded)
  const { SignInAgain } = useContext(HoldContext)
  const { match } = guarded
  const isOpen = situation === 'open' || situation === 'known'
  return (
    <>
      {hasTitle && <PageTitle route={match?.name} label={label} params={(isOpen && match?.params) || {}} />}
      {(isOpen || situation === 'held') && children}
      {situation === 'checking' && <LoadingScreen />}
      {(situation === 'to-host' || situation === 'unasked') && <SignedOut />}
      {SignInAgain && <SignInAgain open={situation === 'held'} />}
    </>
  )
}
