/** What the guide's nginx writes of the links to files, whose addresses open them. */
import { expect, test } from 'vitest'
import { findFreePort } from '../../../server/tests/find-free-port'
import { hasNginx, startNginx } from '../../../tests/nginx'

test.skipIf(!hasNginx)(
  'no link to a file is in the log, also where nobody answers (needs nginx)',
  async () => {
    const gone = `http://127.0.0.1:${await findFreePort()}`
    const nginx = await startNginx({ company: gone, tokens: gone, api: gone })
    for (const path of ['/', '/api/v1/uploads/id/plan.pdf?signature=opens-a-file'])
      expect((await fetch(nginx.url + path)).status).toBe(502)
    expect(nginx.written()).toContain('"GET / HTTP/1.1" 502')
    expect(nginx.written()).not.toContain('opens-a-file')
    await nginx.close()
  },
)
