import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { answer, demoPassword, demoPeople, fail, hang, type Rules } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const known = {
  needsCurrentPassword: true,
  passkeys: [
    {
      id: 'passkey-1',
      name: 'Firefox, Windows',
      createdAt: '2026-11-02',
      lastUsedAt: '2026-11-21T09:30:00Z',
    },
    { id: 'passkey-2', name: 'Phone', createdAt: '2026-11-20', lastUsedAt: '' },
  ],
  secondStep: { kind: 'totp', recoveryCodes: 9, isRequired: false },
  sessions: [
    { id: 'other', browser: 'Safari', system: 'iOS', city: 'Graz', lastUsedAt: '2026-11-20T09:30:00Z' },
    {
      id: 'this',
      browser: 'Firefox',
      system: 'Windows',
      lastUsedAt: '2026-11-21T09:30:00Z',
      isCurrent: true,
    },
  ],
  signIns: [
    {
      at: '2026-11-21T09:30:00Z',
      way: 'link',
      browser: 'Firefox',
      system: 'Windows',
      city: 'Vienna',
      isNew: true,
    },
    { at: '2026-11-20T09:30:00Z', way: 'password', browser: 'Safari', system: 'iOS', city: 'Graz' },
  ],
}
const security = (more: object = {}) => answer({ success: true, data: { ...known, ...more } })
const empty = { passkeys: [], secondStep: { kind: '' }, signIns: [] }
const rules = { security: security() } satisfies Rules

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar/Security · passkey, two-factor, sessions',
  id: 'elements-security',
  tags: ['pictures'],
  ...elementStory(
    'cp-portal',
    { person: 'ada', rules },
    "The portal's page on how a client signs in: password, passkeys, second step, and where the client is logged in.",
  ),
  args: { routing: 'memory', path: '/account/security' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
    await expect(portal.getByText('9 recovery codes are left.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: scene({ rules: { security: security(empty) } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-portal').findByText('Off')
  },
}

export const Loading: Story = { parameters: scene({ rules: { security: hang() } }) }

export const Failed: Story = {
  parameters: scene({ rules: { security: fail(500, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-portal').findByText('The archive is being rebuilt.')
  },
}

/** The server has no more than the change of the password. */
export const PasswordAlone: Story = {
  parameters: scene({ lacks: ['security', 'passkeys', 'secondStep', 'endSessions'] }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('button', { name: 'Change password' }))
    await expect(await portal.findByLabelText('Current password')).toBeVisible()
    await expect(portal.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
  },
}

const setUp = {
  setUp: 'set-up-1',
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Northlight:client@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Northlight',
}
const settingUp = {
  security: security(empty),
  beginSecondStep: answer({ success: true, data: setUp }),
  turnOnSecondStep: answer({
    success: true,
    data: { recoveryCodes: ['7KQ2M-XW4PD', 'H8WK3-5TNBR', 'M4XQ7-2PDFG', 'RT6YB-9CVLK'] },
  }),
} satisfies Rules

async function begin(canvas: HTMLElement) {
  const portal = inside(canvas, 'cp-portal')
  await userEvent.click(await portal.findByRole('button', { name: 'Use an authenticator app' }))
  return portal
}

export const SetUp: Story = {
  // In groups, the key is easier to type.
  parameters: { ...scene({ rules: settingUp }), said: ['JBSW Y3DP EHPK 3PXP'] },
  play: async ({ canvasElement }) => {
    const portal = await begin(canvasElement)
    await expect(await portal.findByRole('img', { name: 'The key as a QR code' })).toBeVisible()
    await expect(portal.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  },
}

export const RecoveryCodes: Story = {
  parameters: scene({ rules: settingUp }),
  play: async ({ canvasElement }) => {
    const portal = await begin(canvasElement)
    await fill(await portal.findByLabelText('Code that the app shows'), '123456')
    await userEvent.click(portal.getByRole('button', { name: 'Turn on' }))
    await expect(await portal.findByText('7KQ2M-XW4PD')).toBeVisible()
    await expect(portal.getByRole('button', { name: 'I have kept them' })).toBeVisible()
  },
}

export const OnceMore: Story = {
  tags: ['full'],
  parameters: scene({ rules: { ...rules, turnOffSecondStep: fail(403, 'Please log in once more.') } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('button', { name: 'Turn off' }))
    const dialog = await portal.findByRole('dialog', { name: 'Log in once more' })
    await expect(dialog).toBeVisible()
  },
}

/** After a sign-in by a password, in a browser that can have passkeys. */
export const PasskeyOffer: Story = {
  args: { path: '/login' },
  parameters: scene({
    person: 'nobody',
    canUsePasskeys: true,
    settings: { signInWays: ['password', 'passkey'] },
    rules: { security: security(empty) },
  }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await fill(await portal.findByRole('textbox', { name: 'Email' }), demoPeople.ada.email)
    await fill(portal.getByLabelText('Password'), demoPassword)
    await userEvent.click(portal.getByRole('button', { name: 'Log in' }))
    await expect(await portal.findByText('Next time without a password?')).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Not now' })).toBeVisible()
  },
}

export const NewPasskey: Story = {
  parameters: scene({ canUsePasskeys: true }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('button', { name: 'Add a passkey' }))
    await expect(await portal.findByLabelText('Name of the passkey')).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
