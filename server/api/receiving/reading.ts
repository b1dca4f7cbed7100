/** Reads the input of a request: limits its size first, then checks it. A refusal says what does not fit. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import type { Limits } from '../limits.ts'

/** Parses input with a schema. @throws a `Refusal` with 400 that names the field */
export function read<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (!result.success) throw new Refusal(400, explain(result.issues[0]))
  return result.output
}

function explain(issue: v.BaseIssue<unknown>): string {
  // Checks have messages of their own. Only a missing field and a wrong type need a message here.
  if (issue.kind !== 'schema') return issue.message
  const field = v.getDotPath(issue)
  if (!field) return 'The request has no readable body.'
  return issue.received === 'undefined'
    ? `"${field}" is missing.`
    : `"${field}" has to be: ${issue.type === 'instance' ? 'a file' : issue.expected}.`
}

/** Checks the type that a body is sent as. @throws a `Refusal` with 415 if it is another one */
export function requireType({ headers }: Request, type: string): void {
  const sent = headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (sent !== type) throw new Refusal(415, `Please send the request as ${type}.`)
}

/**
 * Reads the body as JSON.
 *
 * @throws a `Refusal` with 413 if it is too large, 400 if it is no JSON, or 415 if it is not sent as JSON: the forms of
 * other sites can send any text, but not under this type.
 */
export async function readJson(context: Context, { bytesOfJson, idleSeconds }: Limits): Promise<unknown> {
  requireType(context.req.raw, 'application/json')
  const reading = bound(context, bytesOfJson, 'The request is too large.').then(() => context.req.json())
  return within(idleSeconds, reading).catch((error) => {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The request could not be read. Please send it as JSON.')
  })
}

/** @throws a `Refusal` with 400 if it takes longer */
async function within<Result>(seconds: number, reading: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const tooLate = new Refusal(400, 'The request took too long to arrive. Please send it again.')
    timer = setTimeout(() => reject(tooLate), seconds * 1000)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

async function bound(context: Context, maxSize: number, message: string): Promise<void> {
  const onError = () => {
    throw new Refusal(413, message)
  }
  await bodyLimit({ maxSize, onError })(context, async () => {})
}
