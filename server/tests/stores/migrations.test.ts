/** A server of the version before goes on while the next one has changed the tables, and may come back: `server/run/upgrade --undo`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../stores/node/migrations'

/** What the version before would trip over, and why. */
const faults: readonly [RegExp, string][] = [
  [/\bdrop (?!constraint|index|not null)/, 'it is still used'],
  [/\brename\b/, 'the former name is still used'],
  [/\balter (column )?\S+ (set data )?type\b/, 'it writes the former type'],
  [/\bset not null\b/, 'it may write nothing there'],
  [/\badd (?!constraint)(?!.*\bdefault\b).*\bnot null\b/, 'it writes nothing there: give a default'],
  [/\badd constraint .*\b(unique|check|exclude)\b|\bcreate unique index\b/, 'it may write what is refused'],
  [/\btruncate\b|\bdelete from\b/, 'it still reads it'],
]

/** @returns why the version before can't live with it */
function faultsOf(migration: string): string[] {
  const statements = migration
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase())
  // A new table is nobody's yet.
  const made = statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/.exec(one)?.[1] ?? [])
  const old = statements.filter(
    (one) => !one.startsWith('create table') && !made.some((name) => one.includes(` ${name} `)),
  )
  return old.flatMap((one) =>
    faults.filter(([pattern]) => pattern.test(one)).map(([, why]) => `${one}: ${why}`),
  )
}

test.each([
  ['ALTER TABLE "clients" DROP COLUMN "name";', false],
  ['ALTER TABLE "clients" DROP "name";', false],
  ['DROP TABLE clients', false],
  ['ALTER TABLE "clients" RENAME COLUMN "name" TO "title";', false],
  ['ALTER TABLE "clients" ALTER COLUMN "name" SET DATA TYPE integer;', false],
  ['ALTER TABLE "clients" ALTER COLUMN "name" SET NOT NULL;', false],
  ['ALTER TABLE "clients" ALTER COLUMN "name" DROP DEFAULT;', false],
  ['ALTER TABLE "clients" ADD COLUMN "title" text NOT NULL;', false],
  [
    'ALTER TABLE "clients" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;--> statement-breakpoint\nALTER TABLE "clients" ADD COLUMN "b" text NOT NULL',
    false,
  ],
  ['CREATE UNIQUE INDEX "one" ON "clients" USING btree ("name");', false],
  ['ALTER TABLE "clients" ADD CONSTRAINT "one" UNIQUE("name");', false],
  ['ALTER TABLE "clients" ADD COLUMN "title" text DEFAULT \'\' NOT NULL; -- drop table', true],
  ['ALTER TABLE "clients" ADD COLUMN "title" text;', true],
  ['ALTER TABLE "clients" ALTER COLUMN "name" DROP NOT NULL;', true],
  [
    'CREATE TABLE "outbox" ("id" text NOT NULL); CREATE UNIQUE INDEX "one" ON "outbox" USING btree ("id");',
    true,
  ],
  ['DROP INDEX "one"; CREATE INDEX "two" ON "clients" USING btree ("name");', true],
  [
    'ALTER TABLE "events" DROP CONSTRAINT "a", ADD CONSTRAINT "a" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id");',
    true,
  ],
])('%s', (statement, isFine) => {
  expect(faultsOf(statement).length === 0).toBe(isFine)
})

test('the version before can live with each migration', () => {
  // Those of before this rule: whoever has them has passed them.
  const since = '0015'
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= since)
  const found = files.flatMap((name) => faultsOf(readFileSync(join(migrationsFolder, name), 'utf8')))
  expect(found, 'Add first, and take away a version later, when nobody uses it.').toEqual([])
})
