import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import {
  $features,
  $settings,
  createLocation,
  matchRoute,
  onIdle,
  type Routing,
  routes,
  screenOf,
  setPageTitle,
  shownPath,
} from '../../core/index'
import { useClientKey } from '../host/hold'
import { Safe } from '../host/safe'
import { LocationContext } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SignedOut } from '../session/gate'
import { SignInAgain } from '../session/sign-in-again'
import { VisitContext } from '../shared/screen'
import { MainLayout } from './main-layout'
import { PublicLayout } from './public-layout'
import { LoadingScreen, NotFoundScreen, prepareScreens, screens } from './screens'
import { type Guarded, useGuard } from './use-guard'
import { usePageTitle } from './use-page-title'
import { useReflectedPath } from './use-reflected-path'

/** Seconds from the first screen until the code of the other screens is loaded. */
const calm = 2

interface PortalProps {
  routing: Routing
  /** The path under which the portal stands, for `path` routing. */
  base?: string
  /** The path of the current screen, such as `/payments/payment-history`. */
  path?: string
}

export function Portal({ routing, base = '/', path }: PortalProps) {
  const start = useRef(path)
  const location = useMemo(() => createLocation(routing, base, start.current), [routing, base])
  useEffect(() => location.start(), [location])
  const { path: current, visit } = useStore(location.$entry)
  useReflectedPath(shownPath(current), path, location.go)

  const { brand } = useStore($settings)
  const { isRouteOn } = useStore($features)
  const named = matchRoute(current)
  const match = named && isRouteOn(named.name) ? named : null
  const client = useClientKey()
  const name = match && screens[match.name] ? match.name : undefined
  const Screen = (name && screens[name]) ?? NotFoundScreen
  const title = usePageTitle(name)
  useEffect(() => {
    if (routing !== 'memory') setPageTitle(`${title} · ${brand.name}`)
  }, [routing, title, brand.name])

  useEffect(() => onIdle(calm, prepareScreens), [])

  const Layout = name && routes[name].access === 'public' ? PublicLayout : MainLayout
  // Beside the layouts: another one has a guard of its own.
  const seen = useRef({})
  return (
    <LocationContext.Provider value={location}>
      <VisitContext.Provider value={visit}>
        <Layout current={name}>
          <Guard location={location} path={current} match={match} seen={seen}>
            <Safe key={`${client} ${screenOf(current)}`}>
              <Screen {...match?.params} />
            </Safe>
          </Guard>
        </Layout>
      </VisitContext.Provider>
    </LocationContext.Provider>
  )
}

/** Follows the session, so that nothing around the screen is drawn anew when the session changes. */
function Guard({ children, ...guarded }: Guarded & { children: ReactNode }) {
  const verdict = useGuard(guarded)
  return (
    <>
      {(verdict === 'show' || verdict === 'hold') && children}
      {verdict === 'check' && <LoadingScreen />}
      {verdict === 'sign-in' && <SignedOut />}
      <SignInAgain open={verdict === 'hold'} />
    </>
  )
}
