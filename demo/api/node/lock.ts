/**
 * One process at a time on a folder: PGlite does not look after this itself, and two of them on one folder lose
 * each other's writes.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What this process has; a lock with our own number that is not among them is from one that had it before us. */
const held = new Set<string>()

/** Takes the folder, or throws when another process that is alive has it. Gives it back when called. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
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

/** Writing with `wx` fails when the file is there: only one process can succeed. */
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
  // In a container the process that crashed often had the number that we have now.
  if (pid === process.pid) return held.has(path)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isError(error, 'EPERM')
  }
}

/** Moves the lock of a dead process aside, and looks whether it was still that one: another starter may be faster. */
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
