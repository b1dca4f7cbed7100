/** The React components of elements, as a host's React draws them. */
import { createRef, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { expect, test } from 'vitest'
import { elements } from '../../src/elements/elements'
import { createComponent } from '../../src/elements/frameworks/component'
import type { PortalComponent } from '../../src/elements/frameworks/react'
import { defineElements, type PortalElement } from '../../src/elements/index'
import { settle, show, signInAs, stage, until } from './page'
import { reads } from './person'

// The build gives them these types.
const CpAvatar = createComponent('cp-avatar', elements) as PortalComponent<'cp-avatar'>
const CpNotifications = createComponent('cp-notifications', elements) as PortalComponent<'cp-notifications'>
const CpPayments = createComponent('cp-payments', elements) as PortalComponent<'cp-payments'>
const CpMeetings = createComponent('cp-meetings', elements) as PortalComponent<'cp-meetings'>
const CpResetPassword = createComponent('cp-reset-password', elements) as PortalComponent<'cp-reset-password'>

let root: Root
const start = () => (root = createRoot(show('<div></div>')))

test('a component defines its element, and passes on its props as attributes', async () => {
  start().render(
    <CpAvatar name="Ada Lovelace" initials={1} className="round" id="me" data-area="head" hidden={false} />,
  )
  await until(() => expect(stage.querySelector('cp-avatar')).not.toBeNull())
  const avatar = stage.querySelector('cp-avatar')
  await reads(avatar, 'A')
  expect(avatar?.outerHTML).toMatch(
    /^<cp-avatar (?=.*class="round")(?=.*id="me")(?=.*data-area="head")(?!.*hidden)/,
  )
  root.render(<CpAvatar name="Bea Low" />)
  await reads(avatar, 'BL')
  for (const name of ['class', 'data-area']) expect(avatar?.hasAttribute(name)).toBe(false)
  root.unmount()
})

test('a secret is a property, never an attribute', async () => {
  start().render(<CpResetPassword userId="1" token="secret" />)
  await until(() => expect(stage.querySelector('cp-reset-password')?.token).toBe('secret'))
  await until(() => expect(customElements.get('cp-reset-password')).toBeDefined())
  expect(stage.querySelector('cp-reset-password')).toMatchObject({ token: 'secret', userId: '1' })
  expect(stage.innerHTML).not.toContain('secret')
  root.unmount()
})

test('an event calls the handler of the latest props, which can cancel it, until the component leaves', async () => {
  await signInAs()
  const ref = createRef<PortalElement<'cp-payments'>>()
  const calls: string[] = []
  const page = (name: string) => (
    <StrictMode>
      <CpPayments
        ref={ref}
        id={name}
        onCpNavigate={(event) => {
          calls.push(name)
          event.preventDefault()
        }}
      />
    </StrictMode>
  )
  const navigate = () => new CustomEvent('cp-navigate', { bubbles: true, composed: true, cancelable: true })
  start().render(page('first'))
  await until(() => expect(ref.current?.localName).toBe('cp-payments'))
  const element = ref.current
  expect(element?.dispatchEvent(navigate())).toBe(false)
  root.render(page('second'))
  await until(() => expect(element?.id).toBe('second'))
  element?.dispatchEvent(navigate())
  root.render(<CpPayments />)
  await until(() => expect(element?.isConnected).toBe(false))
  root.unmount()
  element?.dispatchEvent(navigate())
  expect(calls).toEqual(['first', 'second'])
  expect(ref.current).toBeNull()
})

test('a page from a server is told how things are, even if a script has drawn its elements before', async () => {
  await signInAs()
  await defineElements({ only: ['cp-notifications'] })
  const place = show('<div><cp-notifications></cp-notifications></div>')
  await until(() => expect(place.querySelector(':state(ready)')).not.toBeNull())
  const told: unknown[] = []
  const page = (
    <CpNotifications
      onCpNotificationsChange={({ detail, target }) => told.push([detail.total, target])}
      onCpStateChange={({ detail }) => told.push(detail.state)}
    />
  )
  const before = place.querySelector('cp-notifications')
  root = hydrateRoot(place, page)
  await until(() => expect(told).toHaveLength(2))
  expect(told).toContain('ready')
  expect(told).toContainEqual([expect.any(Number), before])
  root.unmount()
  await settle()
})

test('children are the content of slots, with the handlers of the page', async () => {
  await signInAs()
  const heard: string[] = []
  const meetings = (text: string) => (
    <CpMeetings>
      {text && (
        <button
          type="button"
          slot="content"
          onClick={() => heard.push('click')}
          onKeyDown={({ key }) => heard.push(key)}
        >
          {text}
        </button>
      )}
    </CpMeetings>
  )
  start().render(meetings('Book a call'))
  const placeholder = () =>
    stage.querySelector('cp-meetings')?.shadowRoot?.querySelector('[part=empty-state]')
  await until(() => expect(placeholder()?.checkVisibility()).toBe(false))
  const button = stage.querySelector('button')
  expect(button?.checkVisibility()).toBe(true)
  button?.click()
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  expect(heard).toEqual(['click', 'Escape'])
  root.render(meetings(''))
  await until(() => expect(placeholder()?.checkVisibility()).toBe(true))
  root.unmount()
})
