/** Reads the command line: which verb, its input, and in which form the answer is wanted. */
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { byPart, inputPart } from './desk.ts'
import { start } from './help.ts'
import { type Fields, flagOf, type Verb } from './verb.ts'
import { findVerb, verbs } from './verbs.ts'

/** What was typed does not fit: the exit code is 2. */
export class UsageError extends Error {}

export interface Asked {
  name: string
  verb: Verb
  inputs: Record<string, unknown>[]
  /** Who says to ask; empty if nobody is named. */
  by: string
  /** Whether the input was a list, and so the output is one. */
  isList: boolean
  isJson: boolean
}

/** @returns which verb's help is wanted; an empty name for that of all */
export function readHelp(args: readonly string[]): string | undefined {
  const [first] = args
  const isWanted = first === undefined || first === 'help' || args.includes('--help') || args.includes('-h')
  return isWanted ? (readName(first === 'help' ? args.slice(1) : args)?.name ?? '') : undefined
}

function readName(args: readonly string[]) {
  const [first = '', second = ''] = args
  const name = findVerb(first) ? first : `${first} ${second}`
  const verb = findVerb(name)
  return verb && { name, verb, rest: args.slice(name.split(' ').length) }
}

/** @param stdin Reads all that stands on standard input. @throws a `UsageError` */
export async function readCommand(args: readonly string[], stdin: () => Promise<string>): Promise<Asked> {
  const found = readName(args)
  if (!found) {
    const words = args.filter((arg) => !arg.startsWith('-')).slice(0, 2)
    throw new UsageError(
      `There is no verb "${words.join(' ')}". There are: ${Object.keys(verbs).join(', ')}.`,
    )
  }
  const { name, verb, rest } = found
  const { json, output = 'human', as: by = '', ...flags } = readFlags(name, verb.fields, rest)
  if (output !== 'human' && output !== 'json') throw new UsageError('--output has to be "human" or "json".')
  if (typeof by !== 'string' || by.length > 200) throw new UsageError('--as has to be a name.')
  const given = typeof json === 'string' ? await readObjects(json, stdin) : undefined
  const inputs = (given?.objects ?? [{}]).map((object) => ({ ...flags, ...object }))
  return { name, verb, inputs, by: by.trim(), isList: given?.isList ?? false, isJson: output === 'json' }
}

/** The flags by the names of their fields, and those that each verb has. */
function readFlags(name: string, fields: Fields, args: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(fields)
  const ofEach = ['json', 'output', 'as'] as const
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    ofEach.map((name) => [name, { type: 'string' }]),
  )
  for (const [key, field] of entries) {
    options[flagOf(key, field)] = {
      type: field.value ? 'string' : 'boolean',
      multiple: Boolean(field.isList),
    }
  }
  try {
    const parsed = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: false,
      tokens: true,
    })
    const { values, tokens } = parsed
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const twice = names.find((one, index) => !options[one]?.multiple && names.indexOf(one) !== index)
    if (twice) throw new Error(`--${twice} is given twice`)
    const own = entries.map(([key, field]) => [key, values[flagOf(key, field)]])
    const set = own.filter(([, value]) => value !== undefined)
    return Object.fromEntries([...set, ...ofEach.map((name) => [name, values[name]])])
  } catch (error) {
    // The first sentence says what is wrong. The others are about programs that take more than flags.
    const [sentence = ''] = String(Object(error).message).split(/\.\s|\n/)
    throw new UsageError(`${sentence}. "${start} ${name} --help" shows its flags.`)
  }
}

async function readObjects(path: string, stdin: () => Promise<string>) {
  const text = path === '-' ? await stdin() : await readFile(path, 'utf8').catch(refuse(path))
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new UsageError('The input is not JSON: one object, or a list of objects.')
  }
  const objects = Array.isArray(read) ? read : [read]
  if (!objects.every(isObject)) throw new UsageError('The JSON has to be one object, or a list of objects.')
  return { objects, isList: Array.isArray(read) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes the request that does a verb, with the files that the input names. @throws a `UsageError` */
export async function createRequest(
  { name, verb, by }: Asked,
  input: Record<string, unknown>,
  { bytesPerFile, user }: { bytesPerFile: number; user: string },
): Promise<Request> {
  const form = new FormData()
  const rest: Record<string, unknown> = {}
  const files: [name: string, path: string][] = []
  for (const [key, value] of Object.entries(input)) {
    if (!verb.fields[key]?.isFile) rest[key] = value
    else for (const path of [value].flat()) files.push([key, String(path)])
  }
  form.set(inputPart, JSON.stringify(rest))
  form.set(byPart, by || user)
  for (const [key, path] of files) form.append(key, await openFile(path, bytesPerFile), basename(path))
  return new Request(`http://staff/${name.replace(' ', '/')}`, { method: 'POST', body: form })
}

async function openFile(path: string, most: number): Promise<Blob> {
  const found = await stat(path).catch(refuse(path))
  if (!found.isFile()) throw new UsageError(`${resolve(path)} is no file.`)
  if (found.size > most) {
    throw new UsageError(`${path} is larger than ${most / 1_000_000} MB, the most a file may have.`)
  }
  return new Blob([await readFile(path).catch(refuse(path))])
}

/** Says why a file can't be read: it is not there, or it is there and closed to this user. */
const refuse = (path: string) => (error: NodeJS.ErrnoException) => {
  const isMissing = error.code === 'ENOENT'
  throw new UsageError(
    isMissing
      ? `There is no file ${resolve(path)}.`
      : `${resolve(path)} can't be read (${error.code}). Is it yours, or may others read it?`,
  )
}
