/** `npm run quick` knows which tests try a file. */
import { expect, test } from 'vitest'
import { testsOf } from '../../scripts/test/tests-of'

test.each([
  ['src/core/payments/csv.ts', ['tests/core/payments', 'tests/views/payments'], false],
  ['src/elements/config-element.ts', ['tests/elements/config-element.test.ts'], false],
  ['src/core/text/messages/payments/de.ts', ['tests/core/text/messages'], true],
  ['src/core/fields/own-fields.ts', ['tests/core/fields'], false],
  ['src/views/ui/tables/table.tsx', ['tests/views/ui'], true],
  ['src/elements/rows/cp-payments.ts', ['tests/elements/api.test.ts', 'tests/elements/calls.test.ts'], false],
  ['server/api/limits.ts', ['server/tests/api/limits.test.ts'], false],
  ['server/stores/sql/lists.ts', ['server/tests/stores'], true],
  ['tests/core/tab.ts', ['tests/core'], false],
  ['tests/core/page/safe-path.test.ts', ['tests/core/page/safe-path.test.ts'], false],
  ['docs/embed/start.md', ['tests/package/docs.test.ts'], false],
  ['docs/site/builder/form.tsx', ['tests/site'], false],
  ['src/views/payments/payments.stories.tsx', ['src/views/payments/payments.stories.tsx'], false],
  ['src/elements/elements.ts', ['tests/elements/api.test.ts', 'tests/elements/calls.test.ts'], false],
  ['src/core/story/story.ts', ['tests/core/story'], false],
  ['vite.config.ts', ['tests/architecture/'], true],
])('%s is tried by %j', (path, tests, isWider) => {
  expect(testsOf(path)).toEqual({ tests, isWider })
})

test('a section without tests is tried by its stories', () => {
  const story = 'src/views/invoices/invoices.stories.tsx'
  for (const path of ['src/core/invoices/invoice-list.ts', 'src/views/invoices/columns.tsx'])
    expect(testsOf(path, (one) => one === story)).toEqual({ tests: [story], isWider: true })
})
