import 'client-portal-elements/reserve.css'
import { CpNotifications } from 'client-portal-elements/react'
import { type ReactNode, useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Elements } from './elements'

export const loader = () => ({ apiUrl: process.env.PORTAL_API })

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="Projects, payments and support for the clients of Northlight Studio."
        />
        <link rel="icon" href="/icon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        <noscript>Your account needs JavaScript. Or call us: +44 117 496 0123.</noscript>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [unread, setUnread] = useState<number>()
  return (
    <>
      <Elements apiUrl={loaderData.apiUrl} />
      <header>
        <nav>
          <Link to="/account">Account</Link> <Link to="/portal">Portal</Link>
        </nav>
        <CpNotifications
          onCpNotificationsChange={(event) => setUnread(event.detail.total)}
          onCpStateChange={(event) => event.detail.state === 'signed-out' && setUnread(undefined)}
        />
        <output>{unread !== undefined && `${unread} unread`}</output>
      </header>
      <Outlet />
    </>
  )
}
