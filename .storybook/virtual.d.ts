declare module 'virtual:elements-manifest' {
  import type { Package } from 'custom-elements-manifest'

  const manifest: Package
  export default manifest
}

declare module 'virtual:breakpoints' {
  import type { Breakpoint, SharedBreakpoint } from './breakpoints-in'

  const shared: readonly SharedBreakpoint[]
  export default shared
  export const local: readonly Breakpoint[]
}
