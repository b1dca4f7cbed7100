/** Reads the page's setting `endpoints` from a file. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../core/page/is-record'
import type { Settings } from '../core/settings/config'
import { findEndpointMistake } from '../core/settings/endpoints'
import { BadUse } from './options'

/**
 * Loads the endpoints of a host: JSON, or a module that exports them by default or as `endpoints`.
 * @throws BadUse when there are none, or when the elements could not use one of them.
 */
export async function loadEndpoints(file: string): Promise<Settings['endpoints']> {
  if (!existsSync(file)) throw new BadUse(`${file} can't be read: there is no such file.`)
  const found = file.endsWith('.json') ? await readJson(file) : await readModule(file)
  if (!isRecord(found)) throw new BadUse(`${file} has no endpoints: an object by default, or as "endpoints".`)
  for (const [call, endpoint] of Object.entries(found)) {
    if (typeof endpoint !== 'string' && !isRecord(endpoint)) {
      throw new BadUse(`The endpoint "${call}" is neither a path, nor { path, method, read, write }.`)
    }
    const mistake = findEndpointMistake(call, endpoint)
    if (mistake) throw new BadUse(`The endpoint "${call}" can't be used: ${mistake}.`)
  }
  // Each name and value was looked at.
  return found as Settings['endpoints']
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new BadUse(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

async function readModule(file: string): Promise<unknown> {
  try {
    const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
    return module.default ?? module.endpoints
  } catch (error) {
    throw new BadUse(`${file} can't be loaded: ${error instanceof Error ? error.message : error}`)
  }
}
