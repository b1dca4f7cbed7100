/**
 * Where the staff's verbs are done: it takes a request and answers it, in the process of the server, which is asked
 * through a socket, or in that of the command line, which has then opened the database itself.
 */
import * as v from 'valibot'
import { bytesOfForm } from '../api/limits.ts'
import { discardFiles } from '../api/receiving/form.ts'
import type { ReadParts } from '../api/receiving/parts.ts'
import { measured, ReceivedFile } from '../api/receiving/received-file.ts'
import { Refusal, toRefusal } from '../base/refusal.ts'
import type { Bytes } from '../files/bytes.ts'
import { act } from './act.ts'
import { type Desk, type Fields, flagOf, type Verb } from './verb.ts'
import { findVerb } from './verbs.ts'

export interface DeskOptions extends Desk {
  bytes: Bytes
  readParts: ReadParts
  /** Gets unexpected errors. */
  log(error: unknown): void
}

/** The name of the part of a request that has the input as JSON. Its files are parts of their own, named by their field. */
export const inputPart = 'input'
/** The name of the part that says who asks. */
export const byPart = 'by'

/** Answers requests: `POST /client/add` does the verb "client add". */
export type StaffDesk = (request: Request) => Promise<Response>

export function createDesk(options: DeskOptions): StaffDesk {
  return async (request) => {
    try {
      const name = new URL(request.url).pathname.slice(1).replace('/', ' ')
      const verb = findVerb(name)
      if (!verb) throw new Refusal(404, `The server has no verb "${name}". Is it of another version?`)
      return Response.json(await run(name, verb, request, options))
    } catch (error) {
      const { status, message } = toRefusal(error, options.log)
      return Response.json({ message }, { status })
    }
  }
}

async function run(name: string, verb: Verb, request: Request, options: DeskOptions): Promise<unknown> {
  const { fields, files, by } = await receive(verb.fields, request, options)
  try {
    const input = read(verb.fields, fields)
    // The schemas of the fields have read it.
    return await (verb.trail ? act({ name, verb, input, by }, options) : verb.run(input as never, options))
  } catch (error) {
    await discardFiles(files, options)
    throw error
  }
}

/** Keeps the files of a request while they come. */
async function receive(described: Fields, request: Request, options: DeskOptions) {
  const { bytes, limits, readParts } = options
  const fields: Record<string, unknown> = {}
  const files: ReceivedFile[] = []
  let [input, by] = ['{}', '']
  try {
    await readParts(
      request,
      {
        onField: (name, value) => {
          if (name === inputPart) input = value
          if (name === byPart) by = value
        },
        async onFile(name, fileName, content) {
          const file = new ReceivedFile(fileName)
          files.push(file)
          if (files.length > limits.filesPerRequest) {
            throw new Refusal(400, `At most ${limits.filesPerRequest} files can be sent at once.`)
          }
          // The parts come one after the other, and the list is in their order.
          fields[name] = described[name]?.isList ? [...[fields[name] ?? []].flat(), file] : file
          await bytes.save(file.id, measured(file, content, limits))
        },
        onBytes: () => {},
        onWhole: () => {},
        signal: new AbortController().signal,
      },
      { parts: limits.filesPerRequest + 3, bytesOfField: limits.bytesOfField, bytes: bytesOfForm(limits) },
    )
    return { fields: { ...JSON.parse(input), ...fields }, files, by }
  } catch (error) {
    await discardFiles(files, options)
    throw error
  }
}

/** Reads the input by the schemas of the fields. @throws a `Refusal` with 400 that names the field */
function read(fields: Fields, input: Record<string, unknown>): unknown {
  const entries = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  const result = v.safeParse(v.strictObject(entries), input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const name = String(issue.path?.[0]?.key)
  const field = fields[name]
  if (!field) {
    throw new Refusal(400, `There is no "${name}" here. It takes: ${Object.keys(fields).join(', ')}.`)
  }
  const flag = `--${flagOf(name, field)}`
  if (input[name] === undefined) throw new Refusal(400, `${flag} is missing. ${field.says}`)
  throw new Refusal(400, `${flag} ${issue.message}.`)
}
