/** The types of the elements in markup of Svelte 5. Hosts write `import type {} from 'client-portal-elements/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements'
import type { Tag } from '../elements'
import type { MarkupProps, PortalElement, Prefixed } from '../types'

/** The elements for `SvelteHTMLElements`. A host with its own prefix uses `SvelteElements<'acme'>`. */
export type SvelteElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: Omit<
    HTMLAttributes<PortalElement<Name>>,
    keyof MarkupProps<Name>
  > &
    MarkupProps<Name>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
