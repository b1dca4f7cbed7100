/** The types of the elements in JSX of Preact. Hosts write `import type {} from 'client-portal-elements/preact'`. */
import type { HTMLAttributes } from 'preact'
import type { Tag } from '../elements'
import type { MarkupProps, PortalElement, Prefixed } from '../types'

/** The elements for `IntrinsicElements`. A host with its own prefix uses `PreactElements<'acme'>`. */
export type PreactElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: Omit<
    HTMLAttributes<PortalElement<Name>>,
    keyof MarkupProps<Name>
  > &
    MarkupProps<Name>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}
