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
      { path: 'server/start', title: 'Start' },
      { path: 'server/calls', title: 'Calls and errors' },
      { path: 'server/fields', title: 'Fields' },
      { path: 'server/login', title: 'Login and sessions' },
      { path: 'server/password', title: 'Password' },
      { path: 'server/sign-in', title: 'Your own sign-in' },
      { path: 'server/proxy', title: 'Proxy, cookie only' },
      { path: 'server/files', title: 'Files' },
      { path: 'server/cors', title: 'CORS' },
      { path: 'server/check-api', title: 'Check your server' },
      { path: 'server/other-shapes', title: 'Other paths and names' },
      { path: 'server/additions', title: 'What you can add' },
      { path: 'server/news', title: 'News at once' },
      { path: 'server/large-lists', title: 'Large lists, gzip' },
      { path: 'server/sent-twice', title: 'Sent twice' },
      { path: 'server/run', title: 'Run the reference API' },
      { path: 'server/operate', title: 'Watch and upgrade' },
      { path: 'server/staff', title: 'What your staff does' },
      { path: 'server/files-and-backup', title: 'Files and backup' },
    ],
  },
  {
    name: 'Design',
    aim: 'Make it look like your brand.',
    pages: [
      { path: 'design/foundations', title: 'Foundations' },
      { path: 'design/theming', title: 'Theming' },
      { path: 'design/design-tokens', title: 'Design tokens' },
      { path: 'brands', title: 'Brands side by side' },
      { path: 'design/do-and-dont', title: "Do and don't" },
      { path: 'gallery', title: 'Gallery' },
    ],
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
