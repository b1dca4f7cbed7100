/** The elements in JSX, for hosts with React 19: `import type {} from 'client-portal-elements/react'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Tag } from '../elements'
import type { MarkupProps, PortalElement, Prefixed } from '../types'

/** For `IntrinsicElements`; `ReactElements<'acme'>` where a host chose a prefix of its own. */
export type ReactElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: DetailedHTMLProps<
    Omit<HTMLAttributes<PortalElement<Name>>, keyof MarkupProps<Name>>,
    PortalElement<Name>
  > &
    MarkupProps<Name>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
