'use client'
import { configure } from 'client-portal-elements/react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

configure({
  portalUrl: '/portal',
  routes: { dashboard: '/account', project: '/account/projects/{serviceId}' },
})

/** Takes the links of the elements to Next's router: no page is loaded. */
export function Elements() {
  const router = useRouter()
  useEffect(() => {
    const navigate = (event: HTMLElementEventMap['cp-navigate']) => {
      // The portal shows its own screens.
      if (event.target instanceof Element && event.target.matches('cp-portal')) return
      event.preventDefault()
      router.push(event.detail.href as Route) // for `typedRoutes`
    }
    document.addEventListener('cp-navigate', navigate)
    return () => document.removeEventListener('cp-navigate', navigate)
  }, [router])
  return null
}
