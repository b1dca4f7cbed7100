'use client'
import { configure } from 'client-portal-elements/react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const settings = {
  portalUrl: '/portal',
  routes: { login: '/login', dashboard: '/account', project: '/account/projects/{serviceId}' },
  async getToken() {
    const answer = await fetch('/portal-token')
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
    const { token } = await answer.json()
    return token
  },
  async signOut() {
    const answer = await fetch('/logout', { method: 'POST' })
    if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
  },
}

/** Tells the elements once, before they are drawn, how things stand here, and takes their links to Next's router. */
export function Elements({ apiUrl }: { apiUrl: string | undefined }) {
  useState(() => configure({ apiUrl, ...settings }))
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
