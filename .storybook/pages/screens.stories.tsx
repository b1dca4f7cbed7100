import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type RouteName, routePath } from '../../src/core/index'
import { openScene, scene } from '../scene'
import { viewports } from '../viewports'

/**
 * Each screen of the portal on a phone, a tablet and a desktop. Elements adapt to their own width, not to the window:
 * so all three are here side by side, live.
 */
const meta = {
  title: 'Screens/At three widths · mobile, phone, tablet, responsive',
  id: 'screens-at-three-widths',
  loaders: [openScene],
  // These stories draw each screen three times, only for viewing. The tests draw it once, in its own stories.
  tags: ['!test', '!autodocs'],
  parameters: {
    ...scene({ person: 'ada', elements: ['cp-portal'] }),
    controls: { disable: true },
    layout: 'fullscreen',
    a11y: { test: 'off' },
  },
} satisfies Meta
export default meta

const row = { display: 'flex', gap: '2rem', alignItems: 'start', padding: '2rem', overflowX: 'auto' } as const
const frame = { flex: 'none', overflow: 'clip', outline: '1px solid light-dark(#d9d5e1,#3d3a47)' } as const

/** All three are seen whole. On a phone, they would be too small: there, one scrolls. */
function fit(place: HTMLElement | null) {
  if (place && innerWidth >= 768) place.style.zoom = `${Math.min(1, innerWidth / place.scrollWidth)}`
}

function atThreeWidths(name: RouteName, params = {}, person: 'ada' | 'nobody' = 'ada'): StoryObj {
  const path = routePath(name, params)
  return {
    parameters: scene({ person }),
    render: () => (
      <div style={row} ref={fit}>
        {[viewports.phone, viewports.tablet, viewports.desktop].map(({ styles: { width } }) => (
          <div key={width} style={{ ...frame, inlineSize: width }}>
            {createElement('cp-portal', { routing: 'memory', path })}
          </div>
        ))}
      </div>
    ),
  }
}

const project = { serviceId: 'project-website-relaunch' }

export const Login = atThreeWidths('login', {}, 'nobody')
export const ForgotPassword = atThreeWidths('forgotPassword', {}, 'nobody')
export const ResetPassword = atThreeWidths('resetPassword', { userId: 'ada', token: 'sample' }, 'nobody')
export const Dashboard = atThreeWidths('dashboard')
export const Payments = atThreeWidths('payments')
export const Projects = atThreeWidths('projects')
export const Project = atThreeWidths('project', project)
export const ProjectUpdates = atThreeWidths('projectUpdates', project)
export const Milestones = atThreeWidths('milestones', project)
export const Tickets = atThreeWidths('tickets')
export const RaiseTicket = atThreeWidths('raiseTicket')
export const Ticket = atThreeWidths('ticket', { ticketId: 'TKT-M4XQ72PD' })
export const Meetings = atThreeWidths('meetings')
export const Account = atThreeWidths('account')
export const Security = atThreeWidths('security')
