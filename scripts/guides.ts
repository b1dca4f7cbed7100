/** Writes the pieces of the guides that come from the code: tables, and example files that the tests run. */
import { readFileSync } from 'node:fs'
import { calls } from '../demo/api/calls.ts'
import { describeApi } from '../demo/api/openapi.ts'
import { routes } from '../src/core/settings/routes.ts'
import { code, fence, table } from './markdown.ts'

export function endpointTable(): string {
  const rows = Object.entries(calls).map(([name, { method, path, summary, open }]) => [
    code(name),
    `${method} ${code(path)}`,
    open ? `${summary} Without a token.` : summary,
  ])
  return table(['Name', 'Path', 'What it does'], ...rows)
}

export function routeTable(): string {
  const rows = Object.entries(routes).map(([name, { pattern }]) => [
    code(name),
    [...pattern.matchAll(/\{\w+\}/g)].map(([place]) => code(place)).join(', '),
    code(pattern),
  ])
  return table(['Name', 'Its places', 'In the portal'], ...rows)
}

/** Returns a function that writes a file of `demo/backend/`, unchanged, as a code block. */
export const example = (name: string) => () =>
  fence(name.split('.').at(-1) ?? '', readFileSync(`demo/backend/${name}`, 'utf8'))

/** The content of `docs/openapi.json`. */
export const openApiFile = () => `${JSON.stringify(describeApi('/api/v1'), null, 2)}\n`
