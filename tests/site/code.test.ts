/** The code that the site shows of an element, in each framework. */
import { expect, test } from 'vitest'
import { type CodeOptions, codeOf, type Framework, frameworks, type Shown } from '../../docs/site/code/code'
import { colour } from '../../docs/site/code/colour'
import { configAttributes } from '../../docs/site/code/html'
import { notInPlugin } from '../../docs/site/code/wordpress'
import { describeElements } from '../../scripts/wordpress'
import { elements, tags } from '../../src/elements/elements'

const payments: Shown = { tag: 'cp-payments', attributes: { variant: 'recent', 'page-size': 5 } }
const config: CodeOptions = { settings: { apiUrl: '/api/v1', portalUrl: '/account' } }
const own: CodeOptions = {
  settings: { apiUrl: '/api/v1', locales: ['en', 'de'], features: { meetings: false } },
  functions: { getToken: 'askForToken' },
  tokens: { accent: 'green' },
}

/** What stands in each file, by its name. */
const files = (framework: Framework, shown: Shown[], options?: CodeOptions) =>
  Object.fromEntries(codeOf(framework, shown, options).map(({ name, code }) => [name, code]))

test.each<[Framework, Record<string, string>]>([
  [
    'html',
    {
      'index.html': [
        '<link rel="stylesheet" href="/cdn/reserve.css">',
        '<script type="module" src="/cdn/loader.js"></script>',
        '',
        '<cp-config api-url="/api/v1" portal-url="/account"></cp-config>',
        '<cp-payments variant="recent" page-size="5"></cp-payments>',
      ].join('\n'),
    },
  ],
  [
    'react',
    {
      'src/account.tsx': [
        "import 'client-portal-elements/reserve.css'",
        "import { CpPayments, configure } from 'client-portal-elements/react'",
        '',
        "configure({ apiUrl: '/api/v1', portalUrl: '/account' })",
        '',
        'export function Account() {',
        '  return <CpPayments variant="recent" pageSize={5} />',
        '}',
      ].join('\n'),
    },
  ],
  [
    'vue',
    {
      'src/Account.vue': '<template>\n  <cp-payments variant="recent" page-size="5" />\n</template>',
      'src/main.ts': [
        "import 'client-portal-elements/reserve.css'",
        "import 'client-portal-elements/light/elements/cp-payments'",
        "import { configure } from 'client-portal-elements/light'",
        "import type {} from 'client-portal-elements/vue'",
        '',
        "configure({ apiUrl: '/api/v1', portalUrl: '/account' })",
      ].join('\n'),
      'vite.config.ts': expect.stringContaining('isCustomElement'),
    },
  ],
  [
    'svelte',
    {
      'src/Account.svelte': '<cp-payments variant="recent" page-size={5}></cp-payments>',
      'src/main.ts': expect.stringContaining('client-portal-elements/svelte'),
    },
  ],
  [
    'angular',
    {
      'src/account.html': '<cp-payments variant="recent" page-size="5" />',
      'src/account.ts': expect.stringContaining('schemas: [CUSTOM_ELEMENTS_SCHEMA]'),
      'src/main.ts': expect.not.stringContaining('import type'),
    },
  ],
  [
    'wordpress',
    { 'The text of a page': '[client_portal element="payments" variant="recent" page-size="5"]' },
  ],
])('in %s, an element stands with its attributes and the settings', (framework, expected) => {
  expect(files(framework, [payments], config)).toEqual(expected)
})

test.each<[what: string, Framework, Shown[], CodeOptions, Record<string, string>]>([
  [
    'settings that markup lacks are set by a script, which any policy allows',
    'html',
    [payments],
    own,
    {
      'index.html': expect.stringContaining('<script type="module" src="/portal.js"></script>'),
      'portal.js': [
        "import { configure } from '/cdn/loader.js'",
        '',
        'configure({',
        "  apiUrl: '/api/v1',",
        "  locales: ['en', 'de'],",
        '  features: { meetings: false },',
        '  getToken: askForToken,',
        '})',
      ].join('\n'),
      'portal.css': ':root {\n  --cp-accent: green;\n}',
    },
  ],
  [
    'other languages and tokens are imported',
    'svelte',
    [payments],
    own,
    {
      'src/Account.svelte': expect.anything(),
      'src/main.ts': expect.stringMatching(/light\/languages'\nimport '\.\/portal\.css'/),
      'src/portal.css': expect.stringContaining('--cp-accent: green;'),
    },
  ],
  [
    'several elements stand one below the other, each imported once',
    'react',
    [{ tag: 'cp-summary' }, payments, { tag: 'cp-summary', attributes: { theme: 'dark' } }],
    {},
    {
      'src/account.tsx': [
        "import 'client-portal-elements/reserve.css'",
        "import { CpPayments, CpSummary } from 'client-portal-elements/react'",
        '',
        'export function Account() {',
        '  return (',
        '    <>',
        '      <CpSummary />',
        '      <CpPayments variant="recent" pageSize={5} />',
        '      <CpSummary theme="dark" />',
        '    </>',
        '  )',
        '}',
      ].join('\n'),
    },
  ],
  [
    'an element without attributes and settings needs one line',
    'wordpress',
    [{ tag: 'cp-portal' }],
    config,
    { 'The text of a page': '[client_portal]' },
  ],
  [
    'settings of WordPress that its page lacks go through a filter',
    'wordpress',
    [{ tag: 'cp-portal' }],
    { settings: { features: { meetings: false }, locales: ['en', "d'e"] } },
    {
      'The text of a page': '[client_portal]',
      'functions.php of the theme': [
        "add_filter( 'client_portal_settings', function ( $settings ) {",
        "\t$settings['features'] = array( 'meetings' => false );",
        "\t$settings['locales'] = array( 'en', 'd\\'e' );",
        '\treturn $settings;',
        '} );',
      ].join('\n'),
    },
  ],
  [
    'what the plugin of WordPress lacks is a block of HTML',
    'wordpress',
    [{ tag: 'cp-login' }],
    config,
    { 'A block "Custom HTML"': expect.stringContaining('<cp-login></cp-login>') },
  ],
])('%s', (_, framework, shown, options, expected) => {
  expect(files(framework, shown, options)).toEqual(expected)
})

test.each<[Framework, string]>([
  ['html', 'name="&quot;&lt;b> {{1}} [x]"'],
  ['react', 'name="&quot;&lt;b> {{1}} [x]"'],
  ['vue', 'name="&quot;&lt;b> {{1}} [x]"'],
  ['svelte', `name={'"<b> {{1}} [x]'}`],
  ['angular', `[name]="'&quot;&lt;b> {{1}} [x]'"`],
  ['wordpress', 'name="&quot;<b> {{1}} &#91;x&#93;"'],
])('in %s, a text that looks like code stays a text', (framework, expected) => {
  const [first] = codeOf(framework, [{ tag: 'cp-avatar', attributes: { name: '"<b> {{1}} [x]' } }])
  expect(first?.code).toContain(expected)
})

test('many attributes stand in a line each; one that is off is absent', () => {
  const attributes = {
    variant: 'recent',
    'service-id': 'project-website-relaunch',
    'page-size': 5,
    theme: 'dark',
    debug: true,
    'idempotency-keys': false,
  }
  expect(files('angular', [{ tag: 'cp-payments', attributes }])['src/account.html']).toBe(
    [
      '<cp-payments',
      '  variant="recent"',
      '  service-id="project-website-relaunch"',
      '  page-size="5"',
      '  theme="dark"',
      '  debug',
      '/>',
    ].join('\n'),
  )
})

test('the lists that stand apart from the table of elements have what it has', () => {
  expect(Object.values(configAttributes).toSorted()).toEqual(
    Object.keys(elements['cp-config'].attributes).toSorted(),
  )
  const inPlugin = Object.keys(JSON.parse(describeElements())).map((name) => `cp-${name}`)
  expect(tags.filter((tag) => !inPlugin.includes(tag))).toEqual(notInPlugin)
})

test('colours change nothing of the code, and nothing in it becomes an element', () => {
  const shown: Shown[] = [{ tag: 'cp-avatar', attributes: { name: '<img src=x onerror=alert(1)> & "' } }]
  for (const framework of Object.keys(frameworks) as Framework[])
    for (const file of codeOf(framework, shown, own)) {
      const html = colour(file)
      expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/<|&(?!(amp|lt|gt|quot|#x27);)/)
    }
})
