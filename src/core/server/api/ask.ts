/** Makes a call to the server and reads its answer with a schema. */
import * as v from 'valibot'
import type { CallName } from '../../settings/endpoints'
import { commonMessages } from '../../text/messages/common'
import { ApiError, type RequestOptions, request } from '../http'

export type Signal = Pick<RequestOptions, 'signal'>
export type UploadOptions = Pick<RequestOptions, 'signal' | 'carry'>

/**
 * Makes a call and reads its answer with a schema.
 * @throws ApiError when the call fails, or when its answer can't be read; OutdatedError as `request()` does.
 */
export async function ask<Output>(
  call: CallName,
  schema: v.GenericSchema<unknown, Output>,
  options?: RequestOptions,
): Promise<Output> {
  const read = v.safeParse(schema, await request(call, options))
  if (!read.success) throw new ApiError(call, 0, commonMessages.get().unreadable)
  return read.output
}

/** Reads `data` in an answer of the form `{ success, data }`, which most answers have. */
export const data = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.object({ data: v.unknown() }),
    v.transform((answer) => answer.data),
    schema,
  )

/** Reads an answer that is the value itself, or holds it under one of the names: servers differ. */
export const anywhere = <Output>(names: readonly string[], schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const name = names.find((name) => name in Object(answer))
      return name ? Object(answer)[name] : answer
    }),
    schema,
  )

/** Reads an answer whose content does not matter: only its success counts. */
export const done = v.object({})
