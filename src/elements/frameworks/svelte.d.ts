/** The elements in markup, for hosts with Svelte 5: `import type {} from 'client-portal-elements/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements'
import type { Tag } from '../elements'
import type { MarkupProps, PortalElement, Prefixed } from '../types'

/** For `SvelteHTMLElements`; `SvelteElements<'acme'>` where a host chose a prefix of its own. */
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
