import 'client-portal-elements/reserve.css'
import Link from 'next/link'
import { connection } from 'next/server'
import { type ReactNode, Suspense } from 'react'
import { Bell } from './bell'
import { Elements } from './elements'

export const metadata = {
  description: 'Projects, payments and support for the clients of Northlight Studio.',
}

/** Reads the variable when a page is asked for, not when it is built. The elements come after it. */
async function Configured({ children }: { children: ReactNode }) {
  await connection()
  return (
    <>
      <Elements apiUrl={process.env.PORTAL_API} />
      {children}
    </>
  )
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <noscript>Your account needs JavaScript. Or call us: +44 117 496 0123.</noscript>
        <Suspense>
          <Configured>
            <header>
              <Link href="/account">Account</Link> <Link href="/portal">Portal</Link>
              <Bell />
            </header>
            {children}
          </Configured>
        </Suspense>
      </body>
    </html>
  )
}
