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
  /** What a page that is no guide has to say in the overview. Of a guide, that is its first sentence. */
  text?: string
}

export const readers: readonly Reader[] = [
  {
    name: 'Your website',
    aim: 'Put the portal, or a part of it, into the pages that you have.',
    pages: [
      { path: 'embed/start', title: 'Start in five minutes' },
      { path: 'embed/frameworks', title: 'Frameworks and bundlers' },
      { path: 'embed/sign-in', title: 'Sign-in' },
      { path: 'embed/settings', title: 'Settings' },
      { path: 'embed/layout', title: 'Layout, width, headings' },
      { path: 'embed/routes', title: 'Routes' },
      { path: 'embed/links', title: 'Links and your router' },
      { path: 'embed/events', title: 'Events, orders, payments' },
      { path: 'embed/approvals', title: 'Approvals' },
      { path: 'embed/own-content', title: 'Your own content' },
      { path: 'embed/own-pages', title: 'Your own pages' },
      { path: 'embed/own-fields', title: 'Your own fields' },
      { path: 'embed/account', title: 'The account' },
      { path: 'embed/search', title: 'Search' },
      { path: 'embed/languages', title: 'Languages' },
      { path: 'embed/new-language', title: 'A new language' },
      { path: 'embed/isolation', title: 'Isolation, iframes' },
      { path: 'embed/testing', title: 'Testing' },
      { path: 'embed/troubleshooting', title: 'Troubleshooting' },
      { path: 'embed/console', title: 'Console messages' },
      { path: 'reference', title: 'Reference' },
    ],
  },
  {
    name: 'Frameworks',
    aim: 'Load the elements in your framework, with its router, and a sign-in of your own.',
    pages: [
      { path: 'frameworks/html', title: 'HTML, Bootstrap, jQuery' },
      { path: 'frameworks/react', title: 'React' },
      { path: 'frameworks/next', title: 'Next.js' },
      { path: 'frameworks/react-router', title: 'React Router' },
      { path: 'frameworks/vue', title: 'Vue' },
      { path: 'frameworks/nuxt', title: 'Nuxt' },
      { path: 'frameworks/svelte', title: 'Svelte' },
      { path: 'frameworks/sveltekit', title: 'SvelteKit' },
      { path: 'frameworks/angular', title: 'Angular' },
      { path: 'frameworks/astro', title: 'Astro' },
      { path: 'frameworks/preact-solid', title: 'Preact and Solid' },
      { path: 'frameworks/turbo-htmx', title: 'Turbo and htmx' },
      { path: 'frameworks/import-maps', title: 'Import maps' },
      { path: 'frameworks/other', title: 'Another framework' },
      { path: 'embed/site-builders', title: 'Site builders' },
      { path: 'embed/wordpress', title: 'WordPress' },
      { path: 'embed/web-views', title: 'Web views of apps' },
    ],
  },
  {
    name: 'Go live',
    aim: 'Serve the scripts: fast, under your policy, and without a break when you deploy.',
    pages: [
      { path: 'embed/loading', title: 'Loading speed' },
      { path: 'embed/serving-files', title: 'Serving the files' },
      { path: 'embed/files', title: 'Looking at files' },
      { path: 'embed/policy', title: 'Content security policy' },
      { path: 'embed/deploys', title: 'Deploying' },
      { path: 'embed/upgrade', title: 'Upgrading' },
    ],
  },
  {
    name: 'Your server',
    aim: 'Answer what the elements ask for.',
    pages: [
      { path: 'server/start', title: 'Start with a server' },
      { path: 'server/calls', title: 'Calls and errors' },
      { path: 'server/fields', title: 'Fields' },
      { path: 'server/login', title: 'Login and sessions' },
      { path: 'server/login-ways', title: 'Which way in for whom' },
      { path: 'server/login-link', title: 'A link by mail' },
      { path: 'server/login-passkeys', title: 'Passkeys' },
      { path: 'server/login-second-step', title: 'The second step' },
      { path: 'server/login-security', title: 'Their ways in' },
      { path: 'server/profile', title: 'Their profile' },
      { path: 'server/colleagues', title: 'Their colleagues' },
      { path: 'server/own-data', title: 'Their data' },
      { path: 'server/password', title: 'Password encryption' },
      { path: 'server/password-functions', title: 'Password functions' },
      { path: 'server/sign-in', title: 'Sign-in by your server' },
      { path: 'server/proxy', title: 'Proxy, cookie only' },
      { path: 'server/files', title: 'Files' },
      { path: 'server/cors', title: 'CORS' },
      { path: 'server/check-api', title: 'Check your server' },
      { path: 'server/other-shapes', title: 'Other paths and names' },
      { path: 'server/additions', title: 'Optional fields' },
      { path: 'server/rating', title: 'Did it help?' },
      { path: 'server/news', title: 'Live news' },
      { path: 'server/search', title: 'Search' },
      { path: 'server/large-lists', title: 'Large lists, gzip' },
      { path: 'server/sent-twice', title: 'Idempotency keys' },
    ],
  },
  {
    name: 'The reference API',
    aim: 'Run ours in place of one that you write.',
    pages: [
      { path: 'server/run', title: 'Run the reference API' },
      { path: 'server/variables', title: 'Variables' },
      { path: 'server/holds-to', title: 'What it holds to' },
      { path: 'server/operate', title: 'Metrics, log, upgrade' },
      { path: 'server/staff', title: 'What your staff does' },
      { path: 'server/mails', title: 'Told by mail' },
      { path: 'server/write-by-sql', title: 'Write by SQL' },
      { path: 'server/files-and-backup', title: 'Files and backup' },
    ],
  },
  {
    name: 'Design',
    aim: 'Make it look like your brand.',
    pages: [
      {
        path: 'design/foundations',
        title: 'Foundations',
        text: 'Colours with their contrasts, type, space, corners, shadows and motion.',
      },
      { path: 'design/theming', title: 'Theming' },
      { path: 'design/dark-mode', title: 'Dark mode and paper' },
      { path: 'design/contrast', title: 'Contrast' },
      { path: 'design/brands', title: 'Brand files' },
      { path: 'brands', title: 'Brands, live', text: 'The example brands beside each other, live.' },
      { path: 'design/patterns', title: 'When to use what' },
      {
        path: 'design/do-and-dont',
        title: "Do and don't",
        text: 'What makes a page good, beside what spoils it, live.',
      },
      {
        path: 'gallery',
        title: 'Gallery',
        text: 'Every screen: full, empty and failing, on a desktop and a phone, light and dark.',
      },
      { path: 'design/tokens', title: 'Tokens' },
      { path: 'design/parts', title: 'Parts' },
      { path: 'design/design-tokens', title: 'Figma, tokens as data' },
    ],
  },
  {
    name: 'Decide',
    aim: 'See what is promised, and how it is proved.',
    pages: [
      { path: 'quality/limits', title: 'What it is not' },
      { path: 'quality/security', title: 'Security' },
      { path: 'quality/accessibility', title: 'Accessibility' },
      { path: 'quality/keyboard', title: 'Keyboard' },
      { path: 'quality/reliability', title: 'Reliability' },
      { path: 'quality/full-run', title: 'The last full run' },
      { path: 'quality/performance', title: 'Performance' },
      { path: 'quality/support', title: 'What is supported' },
      { path: 'quality/asvs-5', title: 'OWASP ASVS 5.0' },
    ],
  },
]

/** Every guide of the navigation in the order of reading, for "next" and "previous". */
export const guides: readonly GuideLink[] = readers.flatMap(({ pages }) => pages)
