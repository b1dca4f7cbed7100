import { configure } from 'client-portal-elements/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

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

/** Tells the elements once, before they are drawn, how things stand here, and takes their links to the router. */
export function Elements({ apiUrl }: { apiUrl: string | undefined }) {
  useState(() => configure({ apiUrl, ...settings }))
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: HTMLElementEventMap['cp-navigate']) => {
      // The portal shows its own screens.
      if (event.target instanceof Element && event.target.matches('cp-portal')) return
      event.preventDefault()
      void navigate(event.detail.href)
    }
    document.addEventListener('cp-navigate', follow)
    return () => document.removeEventListener('cp-navigate', follow)
  }, [navigate])
  return null
}
