/** How Stryker changes the code; `scripts/test/mutation.ts` says which, and which tests have to notice. */
export default {
  // A sample is drawn where its size is named.
  ...(process.env.MUTATION_SAMPLE && {
    checkers: ['sample'],
    plugins: ['@stryker-mutator/*', import.meta.resolve('./sample.mjs')],
  }),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs once, when a file is loaded, such as a table, would need all tests for each change.
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.mutation',
  // Large, and in no test of core.
  ignorePatterns: ['examples/hosts', 'dist', 'docs', 'storybook-static'],
  // Stryker would rewrite `tsconfig.json` by an interface that TypeScript 7 does not have. Nothing reads the file here.
  tsconfigFile: 'none',
  thresholds: { break: 80 },
  // What hangs counts as noticed. A busy machine must not look like that.
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
