/** The tests of core that have to fail when its code is changed: those that `scripts/test/mutation.ts` names. */
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: process.env.MUTATION_TESTS?.split(',') ?? ['tests/core/**/*.test.ts'],
      // Code that can be changed is slower, and the first holds it to a time; the second reads documents, which are not there.
      exclude: ['tests/core/routing/long-addresses.test.ts', 'tests/core/server/guides.test.ts'],
      testTimeout: 10_000,
      hookTimeout: 60_000,
    },
  }),
)
