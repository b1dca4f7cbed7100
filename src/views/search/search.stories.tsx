import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Search · cp-search, find, command palette, Ctrl K',
  id: 'elements-search',
  ...elementStory('cp-search', { person: 'ada' }),
  // The field stands in a header, as on a host's page.
  decorators: [
    (Story) => createElement('header', { style: { display: 'flex', justifyContent: 'flex-end' } }, Story()),
  ],
} satisfies Meta
export default meta
type Story = ElementStory<'cp-search'>

/** Writes into the field. @returns what is in the element */
async function searchFor(canvas: HTMLElement, text: string) {
  const search = inside(canvas, 'cp-search')
  const field = await search.findByRole('combobox', { name: 'Search everything' })
  await userEvent.click(field)
  await search.findByText(/^A name, a number/)
  if (text) await fill(field, text)
  return search
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const search = inside(canvasElement, 'cp-search')
    await expect(await search.findByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Nothing is searched yet: what the client can do. */
export const Opened: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, '')
    await expect(await search.findByRole('option', { name: 'Raise a ticket' })).toBeVisible()
  },
}

/** Found by an amount as it is written, and by the name of a project; what matched is marked. */
export const Found: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, 'relaunch')
    await expect(await search.findByRole('option', { name: /^Website relaunch SRV-2051/ })).toBeVisible()
    await expect((await search.findAllByText('relaunch', { selector: 'mark' })).length).toBeGreaterThan(1)
    // What the server finds comes in between, and then the first is chosen anew.
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent(/\d+ results/))
    const field = search.getByRole('combobox')
    const [first, second] = search.getAllByRole('option')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id)
  },
}

/** The page has loaded no update: the server finds it. */
export const FoundByTheServer: Story = {
  tags: ['drawn', 'full'],
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, 'design system')
    await expect(await search.findByRole('option', { name: /^Design system finished/ })).toBeVisible()
  },
}

/** What was opened before in this tab, until the client has it forgotten. */
export const Recent: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, 'relaunch')
    await userEvent.click(await search.findByRole('option', { name: /^Website relaunch SRV-2051/ }))
    await searchFor(canvasElement, '')
    await expect(await search.findByRole('group', { name: 'Recent' })).toBeVisible()
    await userEvent.click(search.getByRole('button', { name: /^Forget/ }))
    await expect(search.queryByRole('group', { name: 'Recent' })).toBeNull()
    await expect(search.getByRole('combobox').matches(':focus')).toBe(true)
    await fill(search.getByRole('combobox'), 'relaunch')
    await userEvent.keyboard('{Enter}')
    await searchFor(canvasElement, '')
    await expect(await search.findByRole('group', { name: 'Recent' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, 'zeppelin')
    await expect(await search.findByText('Nothing found for “zeppelin”', { selector: 'p' })).toBeVisible()
    await expect(search.getByText(/^Searched: Projects, Updates/)).toBeVisible()
    await expect(search.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The lists are still on their way, and so is the server's answer. */
export const Waiting: Story = {
  tags: ['drawn'],
  parameters: scene({ rules: { payments: hang(), search: hang() } }),
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, 'relaunch')
    await expect(await search.findByRole('option', { name: /^Website relaunch/ })).toBeVisible()
    await expect(search.getByText('Searching further…', { selector: 'p' })).toBeVisible()
  },
}

/** What the page knows is found. Retry asks the server once more. */
export const ServerFailed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { search: fail(500, 'The index is being built.') } }),
  play: async (context) => {
    const search = await searchFor(context.canvasElement, 'design system')
    await expect(
      await search.findByText('Not everything could be searched.', { selector: 'bdi' }),
    ).toBeVisible()
    delete rulesOf(context).search
    await userEvent.click(search.getByRole('button', { name: 'Retry' }))
    await expect(await search.findByRole('option', { name: /^Design system finished/ })).toBeVisible()
    await expect(search.getByRole('combobox').matches(':focus')).toBe(true)
  },
}

/** A server that does not search: what the page knows is found all the same. */
export const WithoutServer: Story = {
  tags: ['full'],
  parameters: scene({ lacks: ['search'] }),
  play: async ({ canvasElement }) => {
    const search = await searchFor(canvasElement, '12,125')
    await expect(await search.findByRole('option', { name: /second instalment/ })).toBeVisible()
  },
}

/** On a phone: a button, and the search over the whole page. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const search = inside(canvasElement, 'cp-search')
    await userEvent.click(await search.findByRole('button', { name: 'Search' }))
    await expect(await search.findByRole('dialog', { name: 'Search' })).toBeVisible()
    await fill(await search.findByRole('combobox'), 'relaunch')
    await expect(await search.findByRole('option', { name: /^Website relaunch SRV-2051/ })).toBeVisible()
  },
}

export const LongTexts: Story = {
  tags: ['full'],
  parameters: scene({ seed: longTexts }),
  globals: phone,
  play: async ({ canvasElement }) => {
    const search = inside(canvasElement, 'cp-search')
    await userEvent.click(await search.findByRole('button', { name: 'Search' }))
    await fill(await search.findByRole('combobox'), 'SRV')
    await expect((await search.findAllByRole('option')).length).toBeGreaterThan(1)
  },
}

/** The company has no use for it: nothing is drawn. */
export const TurnedOff: Story = {
  tags: ['full'],
  parameters: scene({ settings: { features: { search: false } } }),
  play: async ({ canvasElement }) => {
    const search = inside(canvasElement, 'cp-search')
    await waitFor(() => expect(search.queryByRole('search')).toBeNull())
  },
}

/** The host takes over where a client goes. */
export const ByTheHost: Story = {
  tags: ['full'],
  args: { 'oncp-navigate': fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const search = await searchFor(canvasElement, 'SRV-2051')
    await search.findByText('SRV-2051')
    await userEvent.keyboard('{Enter}')
    await expect(args['oncp-navigate']).toHaveBeenCalledOnce()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
