declare module 'virtual:elements-manifest' {
  import type { Package } from 'custom-elements-manifest'

  const manifest: Package
  export default manifest
}
