import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type ElementArgs, type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'

const meta = {
  title: 'Elements/Avatar · cp-avatar, initials, person',
  id: 'elements-avatar',
  ...elementStory('cp-avatar', { person: 'nobody' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-avatar'>

export const Playground: Story = {
  args: { name: 'Ada Lovelace' },
  play: async ({ canvasElement }) => {
    const picture = await inside(canvasElement, 'cp-avatar').findByRole('img', { name: 'Ada Lovelace' })
    await expect(picture).toHaveTextContent('AL')
  },
}

const people = [
  'Ada Lovelace',
  'Alan Turing',
  'Barbara Liskov',
  'Grace Hopper',
  'Radia Perlman',
  'Tim Berners-Lee',
]
const name = 'Ada Lovelace'

/** `auto` chooses a colour by the name. */
export const Palette: Story = {
  tags: ['full', 'drawn'],
  render: () => <Avatars all={people.map((each) => ({ name: each, background: 'auto' }))} />,
}

export const Names: Story = {
  tags: ['full', 'drawn'],
  render: () => (
    <Avatars
      all={[
        { name: 'Ada Augusta King Lovelace' },
        { name: 'Ada' },
        { name: '山田 花子' },
        { name: '👩‍🚀 Sally' },
        {},
      ]}
    />
  ),
}

export const Backgrounds: Story = {
  render: () => (
    <Avatars
      all={[
        { name },
        { name, background: 'C8423B' },
        { name, background: 'ffe08a' },
        { name, background: 'transparent' },
        { name, background: 'auto' },
      ]}
    />
  ),
}

export const Initials: Story = {
  tags: ['drawn'],
  render: () => <Avatars all={[0, 1, 2].map((initials) => ({ name, initials }))} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(initialsIn(canvasElement)).toEqual(['', 'A', 'AL']))
  },
}

export const FontSizes: Story = {
  tags: ['full'],
  render: () => <Avatars all={[1, 25, 50, 75, 100].map((size) => ({ name, 'font-size': size }))} />,
}

/** A bad value counts as the default. */
export const BadValues: Story = {
  render: () => (
    <Avatars
      all={[
        { name, background: 'red' },
        { name, background: '#7E6BFF' },
        { name, background: '7E6B' },
        { name, initials: 3 },
        { name, initials: -1 },
        { name, 'font-size': 0 },
        { name, 'font-size': 101 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(new Set(initialsIn(canvasElement))).toEqual(new Set(['AL'])))
  },
}

/** Avatars, each beside the tag that creates it. */
function Avatars({ all }: { all: ElementArgs<'cp-avatar'>[] }) {
  return (
    <ul style={{ display: 'grid', gap: '.75rem', margin: 0, padding: 0, listStyle: 'none' }}>
      {all.map((args) => {
        const attributes = Object.entries(args).map(([key, value]) => ` ${key}="${value}"`)
        const tag = `<cp-avatar${attributes.join('')}>`
        return (
          <li key={tag} style={{ display: 'flex', alignItems: 'center', gap: '.75rem' }}>
            {createElement('cp-avatar', args)}
            <code>{tag}</code>
          </li>
        )
      })}
    </ul>
  )
}

const initialsIn = (canvas: HTMLElement) =>
  Array.from(canvas.querySelectorAll('cp-avatar'), ({ shadowRoot }) => shadowRoot?.textContent)
