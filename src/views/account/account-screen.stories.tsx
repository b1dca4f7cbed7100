import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { answer, fail } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar/Account · profile, photo, phone, time zone',
  id: 'elements-account-page',
  tags: ['pictures'],
  ...elementStory(
    'cp-portal',
    { person: 'ada' },
    "The portal's page on what clients set about themselves. It is there where your server has a call for any of it. For the menu in a header of your own, take `<cp-account>`.",
  ),
  args: { routing: 'memory', path: '/account' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

export const Full: Story = {
  parameters: scene({ settings: { locales: ['en', 'de', 'ar'] } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('textbox', { name: 'Phone' })).toHaveValue('+44 20 7946 0812')
    await expect(portal.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/London')
    await expect(portal.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  },
}

/** The server lets the client change nothing but the time zone. */
export const ShownAlone: Story = {
  tags: ['full'],
  parameters: scene({
    rules: {
      profile: answer({
        success: true,
        data: {
          ...{ _id: 'client-ada', name: 'Ada Lovelace', email: 'client@example.com' },
          ...{ phone: '+44 20 7946 0812', editable: ['timeZone'] },
        },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText('+44 20 7946 0812')).toBeVisible()
    await expect(portal.queryByRole('button', { name: 'Choose a photo' })).toBeNull()
  },
}

export const WrongPhone: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await fill(await portal.findByRole('textbox', { name: 'Phone' }), 'call me')
    await userEvent.click(portal.getByRole('button', { name: 'Save' }))
    await expect(await portal.findByText(/^Use digits, spaces/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: scene({ rules: { changeProfile: fail(503, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await fill(await portal.findByRole('textbox', { name: 'Phone' }), '030 12')
    await userEvent.click(portal.getByRole('button', { name: 'Save' }))
    await expect(await portal.findByText('The archive is being rebuilt.')).toBeVisible()
    await expect(portal.getByRole('textbox', { name: 'Phone' })).toHaveValue('030 12')
  },
}

/** A circle on a ground of two colours. */
async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400)
  const context = canvas.getContext('2d')
  if (context) {
    const ground = context.createLinearGradient(0, 0, 600, 400)
    ground.addColorStop(0, '#f6c177')
    ground.addColorStop(1, '#3e4a5f')
    context.fillStyle = ground
    context.fillRect(0, 0, 600, 400)
    context.fillStyle = '#fdf3e4'
    context.arc(300, 180, 90, 0, 7)
    context.fill()
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

export const Cropping: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await portal.findByRole('button', { name: 'Choose a photo' })
    await userEvent.upload(portal.getByLabelText('Photo', { selector: 'input' }), await aPicture())
    const area = await portal.findByRole('application')
    area.focus()
    await userEvent.keyboard('+++{ArrowUp}')
    await expect(portal.getByRole('slider', { name: 'Size' })).toHaveValue('1.35')
  },
}

export const NoPicture: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await portal.findByRole('button', { name: 'Choose a photo' })
    const text = new File(['hello'], 'me.jpg', { type: 'image/jpeg' })
    await userEvent.upload(portal.getByLabelText('Photo', { selector: 'input' }), text)
    await expect(await portal.findByText(/^This picture can’t be read/)).toBeVisible()
  },
}

/** The server announces none of it: there is no such page. */
export const Lacking: Story = {
  parameters: scene({ lacks: ['changeProfile', 'changePhoto', 'colleagues', 'mails', 'ownData'] }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-portal').findByText('Page not found')).toBeVisible()
  },
}

/** The sign-in stands in its place, and leads back to it. */
export const BeforeSignIn: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { name: 'Client login' })).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
