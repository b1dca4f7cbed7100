/** The tests of core that have to fail when its code is changed: those that `scripts/test/mutation.ts` names. */
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: process.env.MUTATION_TESTS?.split(',') ?? ['tests/core/**/*.test.ts'],
      // Code that can be changed is slower, and these hold it to a time.
      exclude: ['tests/core/routing/long-addresses.test.ts'],
      // As in a whole run: half of the time.
      isolate: false,
      setupFiles: 'tests/core/fresh.ts',
      testTimeout: 10_000,
      hookTimeout: 60_000,
    },
  }),
)
