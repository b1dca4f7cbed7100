import type { Meta, StoryObj } from '@storybook/react-vite'
import { inside } from '../inside'
import { accountMarkup, pageStory } from '../patterns/pages'
import { openScene, scene } from '../scene'

/** Pages of your site, made of elements: when to make each of them, what stands where, and the markup to copy. */
const meta = {
  title: 'Patterns/Pages · layout, template, markup',
  id: 'patterns-pages',
  loaders: [openScene],
  // Pages to look at: their elements are tested in their own stories.
  tags: ['!test'],
  parameters: { ...scene({ person: 'ada' }), controls: { disable: true } },
} satisfies Meta
export default meta

export const Account = pageStory({
  use: 'Make it where clients arrive after the sign-in, if your site has pages of its own. It says what waits for them, and leads to the rest.',
  places: [
    '`cp-notifications` and `cp-account` stand in the header, as on every page of your site.',
    '`cp-attention` is first: what waits for the client comes before what is only to be read.',
    'The lists are `recent`: the latest few, with a link to all of them. Two full lists beside each other would each have a search.',
    'Before the sign-in, `cp-attention` alone says so. The style below hides the others.',
  ],
  markup: accountMarkup(),
})

export const Project = pageStory({
  use: 'Make it for one project, where the list of projects leads. One element is the page, so that nothing of it is there twice.',
  places: [
    '`cp-project` has the updates, the milestones and the files, or leads there: they do not stand beside it.',
    'Its heading is the one of the page, so `heading-level` is 1 and you write none.',
    'Your server writes the `service-id` from the address of the page.',
  ],
  markup: `<main class="page">
  <cp-project service-id="project-website-relaunch" heading-level="1"></cp-project>
</main>`,
})

const help = pageStory({
  use: 'Make it where clients look for help. A question becomes a ticket, so its answer stays in the portal.',
  places: [
    '`cp-raise-ticket` is first and widest. Its button is the one that is filled, and the tickets that are open stand below its form.',
    '`cp-consultant` stands beside the form, for who would rather talk.',
    '`cp-tickets` has a page of its own: here its button would lead to this form, and the open tickets would be there twice.',
  ],
  markup: `<main class="page">
  <h1>Help</h1>
  <div class="with-aside">
    <cp-raise-ticket heading-level="2"></cp-raise-ticket>
    <cp-consultant heading-level="2"></cp-consultant>
  </div>
</main>`,
})

export const Help: StoryObj = {
  ...help,
  tags: ['test', 'full'],
  // One thing leads, and what is open stands there once.
  parameters: { ...help.parameters, leads: ['Create Ticket'] },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-consultant').findByRole('link', { name: /@/ })
    await inside(canvasElement, 'cp-raise-ticket').findByRole('button', { name: 'Create Ticket' })
  },
}

export const SignIn = {
  name: 'Sign in',
  ...pageStory(
    {
      use: 'Make it the page to which your site sends who is not signed in yet. Nothing else asks for attention there.',
      places: [
        '`cp-login` is alone, as wide as a form is read best. Its heading is the one of the page.',
        'The forgotten password, a passkey and the second step come in the same place: they need no pages of yours.',
      ],
      markup: `<main class="page narrow">
  <cp-login heading-level="1"></cp-login>
</main>`,
      isNarrow: true,
    },
    { person: 'nobody' },
  ),
}

const wholePortal = pageStory({
  use: 'Make it if your site has no account area. It is one page for all, and you lay out nothing.',
  places: [
    '`cp-portal` has the whole page, with its own navigation: put no header or menu of yours around it.',
    'Pages of your own go into its navigation by the setting `pages`.',
  ],
  markup: '<cp-portal></cp-portal>',
})

export const WholePortal: StoryObj = {
  name: 'Whole portal',
  ...wholePortal,
  parameters: { ...wholePortal.parameters, layout: 'fullscreen' },
}
