/** What to do and what not, as two live examples beside each other. */
import type { Scene } from '../live/scene.ts'

interface Example {
  text: string
  scene: Scene
}

export interface Pattern {
  title: string
  /** How small both are drawn where what they are about stands far down. */
  zoom?: number
  good: Example
  bad: Example
}

/** Two rows show what a list is. */
const few = { 'page-size': '2' }
const recentProjects: Scene['elements'] = [{ tag: 'cp-projects', attributes: { variant: 'recent' } }]
const login: Scene = { elements: [{ tag: 'cp-login' }], person: 'nobody' }
const yellow = { accent: 'light-dark(#937a00, #ffd400)', 'accent-strong': '#ffd400' }
const tint = 'light-dark(#efedff, #28273f)'
const ink = 'light-dark(#583bcd, #aea1ff)'

export const patterns: readonly Pattern[] = [
  {
    title: 'A list beside other content',
    zoom: 0.65,
    good: {
      text: 'The latest few, with a link to all of them: variant="recent".',
      scene: { elements: [{ tag: 'cp-payments', attributes: { variant: 'recent' } }] },
    },
    bad: {
      text: 'The whole list, with search, order and pages, in a narrow column.',
      scene: { elements: [{ tag: 'cp-payments', attributes: few }] },
    },
  },
  {
    title: 'A list leads to a page',
    zoom: 0.65,
    good: {
      text: 'The list alone. A press on a row opens the page of that project.',
      scene: { elements: [{ tag: 'cp-projects', attributes: few }] },
    },
    bad: {
      text: 'A project below the list. Who presses a row does not see what has changed further down.',
      scene: {
        elements: [
          { tag: 'cp-projects', attributes: few },
          { tag: 'cp-project', attributes: { 'service-id': 'project-website-relaunch' } },
        ],
      },
    },
  },
  {
    title: 'Each thing once on a page',
    zoom: 0.5,
    good: {
      text: 'Single elements that show different things.',
      scene: { elements: [{ tag: 'cp-summary' }, { tag: 'cp-attention' }] },
    },
    bad: {
      text: 'The dashboard has these figures already. Beside it, they stand there twice.',
      scene: { elements: [{ tag: 'cp-summary' }, { tag: 'cp-dashboard' }] },
    },
  },
  {
    title: 'A header before the sign-in',
    good: {
      text: 'One element leads to the login. The bell comes when somebody is signed in.',
      scene: { elements: [{ tag: 'cp-account' }], person: 'nobody' },
    },
    bad: {
      text: 'The bell and the account both say it.',
      scene: { elements: [{ tag: 'cp-notifications' }, { tag: 'cp-account' }], person: 'nobody' },
    },
  },
  {
    title: 'A page before the sign-in',
    zoom: 0.5,
    good: {
      text: 'One element says that nobody is signed in, and leads to the login. Your page hides the others by their state.',
      scene: { elements: [{ tag: 'cp-attention' }], person: 'nobody' },
    },
    bad: {
      text: 'Each of them says it, with a button of its own.',
      scene: {
        elements: [{ tag: 'cp-attention' }, { tag: 'cp-projects' }, { tag: 'cp-payments' }],
        person: 'nobody',
      },
    },
  },
  {
    title: 'A bright brand',
    good: {
      text: 'The button is bright, and its text becomes dark by itself.',
      scene: { ...login, tokens: yellow },
    },
    bad: {
      text: 'White on yellow, 1.4:1: --cp-on-accent was set without a look at its contrast.',
      scene: { ...login, tokens: { ...yellow, 'on-accent': '#fff' } },
    },
  },
  {
    title: 'Quiet text',
    good: {
      text: 'Less important text is lighter, and still has 4.5:1.',
      scene: { elements: recentProjects },
    },
    bad: {
      text: 'So pale that many people can not read the ids and the table header.',
      scene: { elements: recentProjects, tokens: { 'text-muted': 'light-dark(#c3c0cf, #4c4a58)' } },
    },
  },
  {
    title: 'Colours of statuses',
    zoom: 0.75,
    good: {
      text: 'Each status has its colour, so what is rejected or waits is found at a glance.',
      scene: { elements: recentProjects },
    },
    bad: {
      text: 'All in the colour of the brand. Every line has to be read.',
      scene: {
        elements: recentProjects,
        tokens: {
          amber: tint,
          'amber-text': ink,
          green: tint,
          'green-text': ink,
          red: tint,
          'red-text': ink,
          rose: tint,
          'rose-text': ink,
          orange: tint,
          'orange-text': ink,
        },
      },
    },
  },
  {
    title: 'A dense page',
    good: {
      text: 'Smaller distances: --cp-space is 3 px. Text keeps its size.',
      scene: { elements: recentProjects, tokens: { space: '0.1875rem' } },
    },
    bad: {
      text: 'All of it smaller: --cp-rem is 11 px, and so text has less than 10.',
      scene: { elements: recentProjects, tokens: { rem: '0.6875rem' } },
    },
  },
]
