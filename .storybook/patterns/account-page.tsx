import { createElement } from 'react'
import type { Tag } from '../../src/elements/elements'
import { column, widgets } from './layout'
import './account-page.css'

export const accountElements = [
  'cp-notifications',
  'cp-account',
  'cp-attention',
  'cp-projects',
  'cp-payments',
] as const satisfies Tag[]

/** The account page of `docs/design/patterns.md`, with the header of a site. @param variant of its lists */
export function AccountPage({ variant = 'recent' }: { variant?: 'recent' | 'full' }) {
  return (
    <div className="account-page" style={column}>
      <header>
        {createElement('cp-notifications')}
        {createElement('cp-account')}
      </header>
      <h1>Your account</h1>
      {createElement('cp-attention', { 'heading-level': 2 })}
      <div style={widgets}>
        {createElement('cp-projects', { variant, 'heading-level': 2 })}
        {createElement('cp-payments', { variant, 'heading-level': 2 })}
      </div>
    </div>
  )
}
