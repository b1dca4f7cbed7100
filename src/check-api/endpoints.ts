/** Reads the page's settings `endpoints` and `readError` from a file. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../core/page/is-record'
import type { Settings } from '../core/settings/config'
import { findEndpointMistake } from '../core/settings/endpoints'
import { isFunction } from '../core/settings/values'
import { BadUse } from './options'

/**
 * Loads the endpoints of a host: JSON, or a module that exports them by default or as `endpoints`, and may export `readError`.
 * @throws BadUse when there are none, or when the elements could not use one of them.
 */
export async function loadEndpoints(file: string): Promise<Pick<Settings, 'endpoints' | 'readError'>> {
  if (!existsSync(file)) throw new BadUse(`${file} can't be read: there is no such file.`)
  const { found, readError } = file.endsWith('.json')
    ? { found: await readJson(file) }
    : await readModule(file)
  if (!isRecord(found)) throw new BadUse(`${file} has no endpoints: an object by default, or as "endpoints".`)
  for (const [call, endpoint] of Object.entries(found)) {
    if (typeof endpoint !== 'string' && !isRecord(endpoint)) {
      throw new BadUse(`The endpoint "${call}" is neither a path, nor { path, method, read, write, error }.`)
    }
    const mistake = findEndpointMistake(call, endpoint)
    if (mistake) throw new BadUse(`The endpoint "${call}" can't be used: ${mistake}.`)
  }
  if (!isFunction(readError)) throw new BadUse(`The "readError" of ${file} is no function.`)
  // Each name and value was looked at.
  return { endpoints: found, readError } as Pick<Settings, 'endpoints' | 'readError'>
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new BadUse(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

async function readModule(file: string): Promise<{ found: unknown; readError?: unknown }> {
  try {
    const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
    return { found: module.default ?? module.endpoints, readError: module.readError }
  } catch (error) {
    const { code, message } = Object(error)
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[mc]?ts$/.test(file)
        ? noTypeScript(file)
        : (message ?? error)
    throw new BadUse(`${file} can't be loaded: ${why}`)
  }
}

const noTypeScript = (file: string) =>
  `Node ${process.versions.node} reads no TypeScript. Use Node 22.18 or newer, or give it as JavaScript: npx esbuild ${file} --bundle --packages=external --format=esm --outfile=endpoints.mjs`
