/** The rules and the dashboard for Prometheus ask for numbers that the server has, and say when. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../api/node/metrics'

const read = (name: string) => readFileSync(new URL(`../../run/prometheus/${name}`, import.meta.url), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}
const rules: Rule[] = parse(read('alerts.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
const { panels } = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

/** The numbers of a server that has answered, refused, and sent a mail. */
async function writeNumbers(lacking: string[] = []) {
  const metrics = createMetrics()
  metrics.lookAt({
    findMissing: async () => ({ vital: lacking, other: ['files can not be kept'] }),
    countMails: async () => 2,
    backupMadeAt: async () => 1_700_000_000,
  })
  metrics.counting.onAnswered({ name: 'payments', status: 500, seconds: 0.1, reason: 'fault' })
  metrics.counting.onMail('given-up')
  return metrics.write()
}

test.each([
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
])('%s: %s', async (_, expr) => {
  const numbers = await writeNumbers()
  // What Prometheus adds by itself: whether it could read.
  const asked = expr.match(/\b(portal|process|nodejs)_\w+|\bup\{/g) ?? []
  expect(asked).not.toEqual([])
  for (const name of asked) if (name !== 'up{') expect(numbers).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})

test('each rule has a sentence that says what it is, and whom it wakes', () => {
  for (const { annotations, labels } of rules) {
    expect(annotations.summary).toMatch(/^[A-Z'{].+\.$/)
    expect(['page', 'ticket']).toContain(labels.severity)
  }
})

test('a server that lacks what it can do without is ready, and says what; without its database it is not', async () => {
  const lacking = 'portal_lacking{what="files can not be kept"} 1'
  const numbers = await writeNumbers()
  for (const line of [
    'portal_ready 1',
    lacking,
    'portal_mails_waiting 2',
    'portal_mails_total{result="given-up"} 1',
  ])
    expect(numbers.split('\n')).toContain(line)
  const without = await writeNumbers(['the database does not answer'])
  expect(without).toContain('portal_ready 0')
  expect(without).toContain('portal_lacking{what="the database does not answer"} 1')
})
