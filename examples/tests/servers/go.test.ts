/** The short server in Go as its own tools see it: its form, its mistakes, and what two calls at once do to its memory. */
import { spawnSync } from 'node:child_process'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { isFull } from '../../../tests/tiers'
import { ask, formOf, logIn, nora, omar, origin } from './client'
import { buildGoWith, canStart, start } from './start'

// The first build with the detector takes the standard library, too, and under it a password is slow.
vi.setConfig({ testTimeout: 180_000 })

const folders = ['examples/servers/go', 'examples/backend/password', 'examples/tests/backend/password']

describe.skipIf(!canStart('go'))('go (needs go)', () => {
  test.each(folders)('%s is written as Go is, and `go vet` finds nothing', (cwd) => {
    for (const command of ['gofmt -l .', 'go vet .']) {
      const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' })
      expect({ command, printed: stdout + stderr }).toEqual({ command, printed: '' })
    }
  })
})

const ofRaces = `calls of the one in Go at once race for nothing${isFull ? ' (needs cgo)' : ''}`
test.skipIf(!isFull || !isInstalled('cgo'))(ofRaces, async () => {
  const server = await start('go', origin, {}, buildGoWith('-race'))
  onTestFinished(() => server.close())
  const [token = ''] = await Promise.all([nora, omar].map((client) => logIn(server, client)))
  const calls = Array.from({ length: 10 }, (_, index) => [
    ask(server, 'replyTicket', { token, body: formOf({ message: `reply ${index}` }) }),
    ask(server, 'createTicket', { token, body: formOf({ subject: 'Handles', message: 'Which?' }) }),
    ask(server, 'markNotificationRead', { token }),
    ask(server, 'notifications', { token }),
    ask(server, 'tickets', { token }),
  ])
  for (const { status } of await Promise.all(calls.flat())) expect(status).toBe(200)
  expect(server.printed()).not.toContain('DATA RACE')
})
