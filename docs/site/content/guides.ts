/** Which guides stand in the navigation, and in which order: by who reads them. */
export interface Reader {
  /** Who reads. */
  name: string
  /** What they want to do, in a sentence for the overview. */
  aim: string
  pages: readonly GuideLink[]
}

export interface GuideLink {
  /** The address in the site, without `.html`: that of the guide in `docs/`. */
  path: string
  /** A short title for the navigation. */
  title: string
}

export const readers: readonly Reader[] = [
  {
    name: 'Your website',
    aim: 'Put the portal, or a part of it, into the pages that you have.',
    pages: [
      { path: 'embed/embedding', title: 'Embedding' },
      { path: 'embed/frameworks', title: 'Frameworks' },
      { path: 'embed/routes', title: 'Pages of your own' },
      { path: 'embed/own-content', title: 'Your own content' },
      { path: 'embed/testing', title: 'Testing' },
      { path: 'embed/troubleshooting', title: 'Troubleshooting' },
    ],
  },
  {
    name: 'Your server',
    aim: 'Answer what the elements ask for.',
    pages: [
      { path: 'server/backend', title: 'Backend' },
      { path: 'server/check-api', title: 'Check your server' },
      { path: 'server/run', title: 'Run it' },
    ],
  },
  {
    name: 'Design',
    aim: 'Make it look like your brand.',
    pages: [{ path: 'design/theming', title: 'Theming' }],
  },
  {
    name: 'Decide',
    aim: 'See what is promised, and how it is proved.',
    pages: [
      { path: 'quality/accessibility', title: 'Accessibility' },
      { path: 'quality/reliability', title: 'Reliability' },
      { path: 'quality/performance', title: 'Performance' },
      { path: 'quality/support', title: 'What is supported' },
    ],
  },
]

/** Every guide of the navigation in the order of reading, for "next" and "previous". */
export const guides: readonly GuideLink[] = readers.flatMap(({ pages }) => pages)
