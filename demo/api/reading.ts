/** Reads the input of a request: limits its size first, then checks it. A refusal says what does not fit. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { bytesOfForm, type Limits } from './limits.ts'
import { Refusal } from './refusal.ts'

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
    : `"${field}" has to be: ${issue.expected}.`
}

/** Reads the body as JSON. @throws a `Refusal` with 413 if it is too large, or 400 if it is no JSON */
export async function readJson(context: Context, { bytesOfJson }: Limits): Promise<unknown> {
  await bound(context, bytesOfJson, 'The request is too large.')
  return context.req.json().catch(() => {
    throw new Refusal(400, 'The request could not be read. Please send it as JSON.')
  })
}

/**
 * Reads the fields of a multipart body: a list for a field that is an array in the schema, one value for any other.
 *
 * @throws a `Refusal` with 413 if the body is too large, or 400 if it can't be read
 */
export async function readForm(
  context: Context,
  limits: Limits,
  { entries }: v.ObjectSchema<v.ObjectEntries, undefined>,
): Promise<Record<string, unknown>> {
  const most = `${limits.filesPerRequest} files of ${limits.bytesPerFile / 1_000_000} MB each`
  await bound(context, bytesOfForm(limits), `That is too much at once. Please send at most ${most}.`)
  const form = await context.req.formData().catch(() => {
    throw new Refusal(400, 'The form did not arrive whole. Please send it again, as multipart/form-data.')
  })
  return Object.fromEntries(
    Object.entries(entries).map(([name, { type }]) => [
      name,
      type === 'array' ? form.getAll(name).filter(isChosen) : (form.get(name) ?? undefined),
    ]),
  )
}

/**
 * Whether a file was chosen. An empty file input still sends a file without a name and without bytes, which some
 * parsers give as an empty text.
 */
const isChosen = (value: FormDataEntryValue) =>
  value !== '' && !(value instanceof File && value.size === 0 && !value.name)

async function bound(context: Context, maxSize: number, message: string): Promise<void> {
  const onError = () => {
    throw new Refusal(413, message)
  }
  await bodyLimit({ maxSize, onError })(context, async () => {})
}
