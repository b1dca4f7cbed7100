/**
 * What hosts write in JSX of Preact and Solid. Every line below an `@ts-expect-error` has to fail; every other one to
 * compile.
 */

export const inPreact = {
  'account.tsx': `
    import type { PortalElement } from 'client-portal-elements/light'
    import type { PreactElements } from 'client-portal-elements/preact'
    import { useRef } from 'preact/hooks'

    declare module 'preact' {
      namespace JSX {
        interface IntrinsicElements extends PreactElements<'acme'> {}
      }
    }

    export function Account() {
      const payments = useRef<PortalElement<'cp-payments'>>(null)
      return (
        <>
          <cp-payments ref={payments} key="payments" class="wide" variant="recent" page-size="10" theme="dark" />
          <cp-payments pageSize={10} onClick={() => {}} oncp-navigate={(event) => event.detail.path.length} />
          <cp-project serviceId="service" oncp-file-uploaded={({ detail }) => detail.fileName.length} />
          <cp-meetings><div slot="content">Calendar</div></cp-meetings>
          <acme-avatar name="Ada" initials="2" />
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
}

export const inSolid = {
  'account.tsx': `
    import type { PortalElement } from 'client-portal-elements/light'
    import type { SolidElements } from 'client-portal-elements/solid'
    import { createSignal } from 'solid-js'

    declare module 'solid-js' {
      namespace JSX {
        interface IntrinsicElements extends SolidElements<'acme'> {}
      }
    }

    export function Account() {
      const [project, setProject] = createSignal('service')
      let payments: PortalElement<'cp-payments'> | undefined
      return (
        <>
          <cp-payments ref={payments} class="wide" variant="recent" page-size="10" theme="dark" />
          <cp-payments service-id={project()} pageSize={10} prop:pageSize={10} attr:page-size="10" />
          <cp-payments onClick={() => {}} on:cp-navigate={(event) => event.detail.path.length} />
          <cp-project serviceId="service" on:cp-file-uploaded={({ detail }) => setProject(detail.fileName)} />
          <cp-project on:cp-error={{ once: true, handleEvent: ({ detail }) => setProject(detail.message) }} />
          <cp-meetings><div slot="content">Calendar</div></cp-meetings>
          <acme-avatar name="Ada" initials="2" />
          {/* @ts-expect-error An attribute has its own values. */}
          <cp-payments attr:variant="tiny" />
          {/* @ts-expect-error A property takes a number alone. */}
          <cp-payments prop:pageSize="10" />
          {/* @ts-expect-error There is no such property. */}
          <cp-payments pageSizes={10} />
          {/* @ts-expect-error The detail has no such field. */}
          <cp-project on:cp-file-uploaded={({ detail }) => detail.path} />
          {/* @ts-expect-error It is another element's property. */}
          <cp-login serviceId="service" />
          {/* @ts-expect-error There is no such element. */}
          <cp-nothing />
        </>
      )
    }
  `,
}
