/** Runs `check-api` as a process, as it is published. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { buildCheckApi } from '../../scripts/build/check-api'

// Inside of the package: its own dependencies are found from there.
mkdirSync('test-results', { recursive: true })
/** Where the command stands, and files for it. */
export const folder = mkdtempSync('test-results/check-api-')
beforeAll(() => buildCheckApi(folder))
afterAll(() => rmSync(folder, { recursive: true }))

export interface Outcome {
  code: number | null
  out: string
  err: string
}

/** Runs the command, with nobody at a terminal. */
export function run(args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [`${folder}/check-api.js`, ...args], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (piece) => {
    out += piece
  })
  child.stderr.on('data', (piece) => {
    err += piece
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}
