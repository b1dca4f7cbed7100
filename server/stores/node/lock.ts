/**
 * Lets only one process at a time use a folder. PGlite does not check this itself, and two processes on one folder
 * lose each other's writes.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The locks of this process. A lock with our own process id that is not in this set is from an earlier process with
 * the same id.
 */
const held = new Set<string>()

/**
 * Locks a folder for this process.
 *
 * @returns a function that releases the lock
 * @throws if another running process has the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = resolve(folder, 'lock')
  if (!take(path)) {
    const holder = readHolder(path)
    if (holder !== undefined && isInUse(path, holder)) {
      throw new Error(
        `The folder ${folder} is in use by process ${holder}. Stop that one first, or choose another folder with DATA_DIR.`,
      )
    }
    dropStale(path, holder)
    if (!take(path))
      throw new Error(`Another process has just taken the folder ${folder}. Please start again.`)
  }
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(path, { force: true })
  }
}

/** Creates the lock. With `wx`, writing fails if the file exists, so only one process can succeed. */
function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  }
}

function readHolder(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined
    throw error
  }
}

function isInUse(path: string, pid: number): boolean {
  // In a container, a process that crashed often had the same process id as this one.
  if (pid === process.pid) return held.has(path)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isError(error, 'EPERM')
  }
}

/**
 * Removes the lock of a dead process. It renames the lock first, and then checks whether it is still the same one.
 * Another process that starts may have replaced it: then the lock is put back.
 */
function dropStale(path: string, holder: number | undefined): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isError(error, 'ENOENT')) return
    throw error
  }
  if (readHolder(aside) === holder) rmSync(aside)
  else renameSync(aside, path)
}

const isError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
