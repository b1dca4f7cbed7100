/** The light build: Preact in place of React. Nothing in `src/` knows of it. */
import type { Alias } from 'vite'

/** For Vite's `resolve.alias`: what each import of React's becomes. */
export const preactAlias: Alias[] = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
]
