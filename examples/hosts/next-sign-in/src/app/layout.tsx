import 'client-portal-elements/reserve.css'
import Link from 'next/link'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Bell } from './bell'
import { Elements } from './elements'

export const metadata = {
  description: 'Projects, payments and support for the clients of Northlight Studio.',
}

export default async function Layout({ children }: { children: ReactNode }) {
  await connection() // reads the variable when a page is asked for, not when it is built
  return (
    <html lang="en">
      <body>
        <noscript>Your account needs JavaScript. Or call us: +44 117 496 0123.</noscript>
        <Elements apiUrl={process.env.PORTAL_API} />
        <header>
          <Link href="/account">Account</Link> <Link href="/portal">Portal</Link>
          <Bell />
        </header>
        {children}
      </body>
    </html>
  )
}
