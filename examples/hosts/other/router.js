/** A router in a few lines. */

/** What shows each address. One pattern for all of the portal's screens. */
const routes = [
  { path: '/account', tag: 'site-account', title: 'Your account' },
  { path: '/account/projects/:serviceId', tag: 'site-project', title: 'Your project' },
  { path: '/login', tag: 'site-login', title: 'Sign in' },
  { path: '/portal{/*}?', tag: 'site-portal' },
]
const patterns = routes.map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }))

/** Calls back with what the address shows, now and after each move. */
export function followAddress(show) {
  const update = () => {
    const route = patterns.find(({ pattern }) => pattern.test(location))
    if (!route) return
    // The portal sets the title itself.
    if (route.title) document.title = route.title
    show(route.tag, route.pattern.exec(location).pathname.groups)
  }
  addEventListener('popstate', update)
  addEventListener('site-move', update)
  update()
}

export function goTo(href) {
  history.pushState(null, '', href)
  dispatchEvent(new Event('site-move'))
}
