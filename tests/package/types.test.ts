/** A host's own TypeScript reads the published declarations, whichever way it resolves modules. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tags } from '../../src/elements/elements'
import { inEndpoints } from './types-of-endpoints'
import { inPreact, inSolid } from './types-of-jsx'

/** What a host in React writes, of any version. */
function componentsOf(entry: string): string {
  return `
    import { configure, CpAvatar, CpConfig, CpPayments, CpProject, CpResetPassword, type PortalElement } from '${entry}'
    import { useRef } from 'react'

    export function Account({ serviceId }: { serviceId: string | undefined }) {
      const payments = useRef<PortalElement<'cp-payments'>>(null)
      configure({ currency: 'EUR' })
      return (
        <>
          <CpConfig apiUrl="/api/v1" />
          <CpPayments ref={payments} key="payments" className="wide" style={{ margin: 0 }} data-area="main" slot="main" />
          <CpPayments pageSize={10} variant="recent" theme="dark" serviceId={serviceId} onClick={() => {}} />
          <CpPayments onCpNavigate={(event) => (event.preventDefault(), event.detail.params.serviceId?.length)} />
          <CpPayments onCpError={({ detail }) => detail.message.length} onCpStateChange={undefined} />
          <CpProject serviceId="service" onCpFileUploaded={({ detail }) => detail.fileName.length} />
          <CpResetPassword token="secret" />
          {/* @ts-expect-error An attribute has its own values. */}
          <CpPayments variant="tiny" />
          {/* @ts-expect-error A number is none of text. */}
          <CpPayments pageSize="10" />
          {/* @ts-expect-error There is no such prop. */}
          <CpPayments pageSizes={10} />
          {/* @ts-expect-error A project can't do without its id. */}
          <CpProject />
          {/* @ts-expect-error This element raises no such event. */}
          <CpPayments onCpFileUploaded={() => {}} />
          {/* @ts-expect-error The detail has no such field. */}
          <CpProject serviceId="service" onCpFileUploaded={({ detail }) => detail.path} />
          <CpPayments><p slot="empty">Nothing to pay</p>{serviceId && <a slot="actions" href="/help">Help</a>}</CpPayments>
          {/* @ts-expect-error It has no slots. */}
          <CpAvatar><p slot="content">Ada</p></CpAvatar>
        </>
      )
    }
  `
}

/** What each host writes. Every line below an `@ts-expect-error` has to fail; every other one to compile. */
const hosts = {
  'configuration.ts': `
    import { configure, defineElements, type DefineOptions, type Tag } from 'client-portal-elements'
    import 'client-portal-elements/define'
    import 'client-portal-elements/elements/cp-login'
    import { discover } from 'client-portal-elements/loader'

    const tag: Tag = 'cp-login'
    const options: DefineOptions = { only: [tag], prefix: 'acme' }
    configure({ apiUrl: '/portal-api', storage: 'memory', brand: { name: 'Acme' } })
    void defineElements(options)
    discover(document)

    // @ts-expect-error A setting has its own values.
    configure({ storage: 'disk' })
    // @ts-expect-error There is no such element.
    void defineElements({ only: ['cp-nothing'] })
    // @ts-expect-error There is no such entry.
    import type {} from 'client-portal-elements/elements/cp-nothing'
  `,
  'texts.ts': `
    import { type Catalogue, configure, type Messages } from 'client-portal-elements'
    import { messages as german } from 'client-portal-elements/messages/de'

    const single: Messages = {
      dashboard: { welcome: 'Good to see you.', greeting: 'Hi {name}!' },
      payments: { total: { one: '{count} payment', other: '{count} payments' } },
      list: { found: '{count} found' },
    }
    configure({ messages: single })
    configure({ messages: { ...german, payments: { total: { one: 'a', few: 'b', many: 'c', other: 'd' } } } })
    export const whole = (czech: Catalogue<'one' | 'few' | 'many'>) => configure({ messages: czech })

    // @ts-expect-error There is no such part.
    configure({ messages: { dashbord: { welcome: 'Hello' } } })
    // @ts-expect-error There is no such text.
    configure({ messages: { dashboard: { welcom: 'Hello' } } })
    // @ts-expect-error This text does not agree with a number.
    configure({ messages: { dashboard: { welcome: { one: 'a', other: 'b' } } } })
    // @ts-expect-error The form that every language has is missing.
    configure({ messages: { payments: { total: { one: 'a' } } } })
    // @ts-expect-error There is no such plural form.
    configure({ messages: { payments: { total: { lots: 'a', other: 'b' } } } })
  `,
  'dom.ts': `
    import type { PortalElement, PortalElements } from 'client-portal-elements'
    import type { CpProjectElement } from 'client-portal-elements/elements/cp-project'

    declare global {
      interface HTMLElementTagNameMap extends PortalElements<'acme'> {}
    }

    const payments: PortalElement<'cp-payments'> = document.createElement('cp-payments')
    payments.variant = 'recent'
    payments.pageSize = 10
    const project: CpProjectElement = document.createElement('acme-project')
    project.serviceId = 'service'
    project.theme = 'dark'
    document.querySelector('cp-reset-password')?.token?.length

    // @ts-expect-error An attribute has its own values.
    payments.variant = 'tiny'
    // @ts-expect-error A number is none of text.
    payments.pageSize = '10'
    // @ts-expect-error A project has no pages.
    project.pageSize = 10

    project.addEventListener('cp-file-uploaded', ({ detail }) => detail.fileName.length)
    document.body.addEventListener('cp-navigate', (event) => {
      event.preventDefault()
      event.detail.params.serviceId?.length
    })
    document.addEventListener('cp-sign-out', ({ detail }) => detail.reason === 'expired')
    document.addEventListener('cp-service-request', ({ detail: { category, respondWith } }) => {
      respondWith(Promise.resolve(category.length))
    })

    // @ts-expect-error The detail has no such field.
    project.addEventListener('cp-file-uploaded', ({ detail }) => detail.path)
    // @ts-expect-error The detail is another one.
    project.addEventListener('cp-navigate', (event: CustomEvent<{ total: number }>) => event.detail.total)
    // @ts-expect-error The dialog waits for a promise.
    document.addEventListener('cp-service-request', ({ detail }) => detail.respondWith('sent'))
    // @ts-expect-error There is no such reason.
    document.addEventListener('cp-sign-out', ({ detail }) => detail.reason === 'bored')
  `,
  'react.tsx': `
    import type { PortalElement } from 'client-portal-elements'
    import type { ReactElements } from 'client-portal-elements/react'
    import { useRef } from 'react'

    declare module 'react' {
      namespace JSX {
        interface IntrinsicElements extends ReactElements<'acme'> {}
      }
    }

    export function Account() {
      const payments = useRef<PortalElement<'cp-payments'>>(null)
      return (
        <>
          <cp-payments ref={payments} className="wide" variant="recent" page-size={10} theme="dark" />
          <cp-payments pageSize={10} page-size="10" oncp-navigate={(event) => event.preventDefault()} />
          <cp-project serviceId="service" oncp-file-uploaded={({ detail }) => detail.fileName.length} />
          <cp-dashboard oncp-service-request={({ detail }) => detail.respondWith(Promise.resolve())} />
          <acme-avatar name="Ada" initials="2" font-size="40" />
          {/* @ts-expect-error An attribute has its own values. */}
          <cp-payments variant="tiny" />
          {/* @ts-expect-error A number is none of text. */}
          <cp-payments page-size="many" />
          {/* @ts-expect-error There is no such property. */}
          <cp-payments pageSizes={10} />
          {/* @ts-expect-error The detail has no such field. */}
          <cp-project oncp-file-uploaded={({ detail }) => detail.path} />
          {/* @ts-expect-error It is another element's property. */}
          <cp-login serviceId="service" />
          {/* @ts-expect-error There is no such element. */}
          <cp-nothing />
        </>
      )
    }
  `,
  'components.tsx': componentsOf('client-portal-elements/react'),
  'endpoints.ts': inEndpoints,
  'every-element.ts': tags.map((tag) => `import 'client-portal-elements/elements/${tag}'`).join('\n'),
}

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('with moduleResolution %s', (moduleResolution, module) => {
  // Inside of the package, its own name leads to what it exports.
  const folder = join('test-results', 'host-types', moduleResolution)
  expect(compile(folder, hosts, { module, moduleResolution })).toBe('')
})

/** What a host writes that has no React. */
const plain = (set: string) => ({
  'plain.ts': `
    import { configure, defineElements, type HostEvents, type PortalElement, type Settings } from '${set}'
    import { discover } from '${set}/loader'
    import '${set}/define'
    import '${set}/elements/cp-payments'
    import type { CpProjectElement } from '${set}/elements/cp-project'

    type IsAny<Type> = 0 extends 1 & Type ? true : false
    type Leaks = { [Name in keyof HostEvents]: IsAny<HostEvents[Name]> }[keyof HostEvents]
    type LeaksOfSettings = { [Name in keyof Settings]: IsAny<Settings[Name]> }[keyof Settings]
    type LeaksOfElement = IsAny<PortalElement<'cp-payments'>['pageSize'] | CpProjectElement['serviceId']>
    export const leaks: false = false as Leaks | LeaksOfSettings | LeaksOfElement
    configure({ apiUrl: '/api/v1' })
    discover(document)
    export const defined: Promise<void> = defineElements({ only: ['cp-payments'] })
    document.addEventListener('cp-navigate', ({ detail }) => detail.path.length)
  `,
})
const inReact = (entry: string) => ({ 'components.tsx': componentsOf(entry) })
const solid = { jsx: 'preserve', jsxImportSource: 'solid-js' }
const react19 = { '@types/react': '@types/react', csstype: 'csstype' }
const react18 = {
  '@types/react': 'types-react-18',
  '@types/prop-types': '@types/prop-types',
  csstype: 'csstype',
}

test.each<
  [string, Record<string, string>, Record<string, string>, { jsx?: string; jsxImportSource: string }?]
>([
  ['no framework', plain('client-portal-elements'), {}],
  ['no framework, and the light package', plain('client-portal-elements/light'), {}],
  ['React 19', inReact('client-portal-elements/react'), react19],
  ['React 18, and the light package', inReact('client-portal-elements/light/react'), react18],
  ['Preact 11', inPreact, { preact: 'preact' }, { jsxImportSource: 'preact' }],
  ['Preact 10', inPreact, { preact: 'preact-10' }, { jsxImportSource: 'preact' }],
  ['Solid', inSolid, { 'solid-js': 'solid-js', csstype: 'csstype' }, solid],
])('in a project with %s, and nothing else installed', (_, files, packages, jsx) => {
  const folder = mkdtempSync(join(tmpdir(), 'cp-types-'))
  const installed = { ...packages, nanostores: 'nanostores' }
  for (const [name, source] of Object.entries(installed)) link(folder, name, join('node_modules', source))
  for (const part of ['dist', 'package.json']) link(folder, `client-portal-elements/${part}`, part)
  // Else TypeScript would go on where a link leads to, and find all that is installed here.
  const resolution = { module: 'esnext', moduleResolution: 'bundler', preserveSymlinks: true }
  expect(compile(folder, files, { ...resolution, ...jsx, exactOptionalPropertyTypes: true })).toBe('')
  rmSync(folder, { recursive: true })
})

function link(folder: string, name: string, target: string): void {
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(resolve(target), path)
}

/** Compiles a host's files. @returns what the compiler says */
function compile(folder: string, files: Record<string, string>, options: object): string {
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    ...options,
    strict: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    types: [],
    // The declarations themselves are what is tested.
    skipLibCheck: false,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }))
  return spawnSync(resolve('node_modules/.bin/tsc'), ['--project', folder], { encoding: 'utf8' }).stdout
}
