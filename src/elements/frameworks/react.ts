/** The types of the elements in JSX of React 19. Hosts write `import type {} from 'client-portal-elements/react'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Tag } from '../elements'
import type { MarkupProps, PortalElement, Prefixed } from '../types'

/** The elements for `IntrinsicElements`. A host with its own prefix uses `ReactElements<'acme'>`. */
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
