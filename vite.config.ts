/** The settings that builds, the development server, Storybook and the tests share. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildConstants } from './scripts/build/constants.ts'

export default defineConfig({
  plugins: [react()],
  define: buildConstants,
})
