/** One call to the server, its answer read by a schema. */
import * as v from 'valibot'
import type { CallName } from '../../settings/endpoints'
import { commonMessages } from '../../text/messages/common'
import { ApiError, type RequestOptions, request } from '../http'

export type Signal = Pick<RequestOptions, 'signal'>
export type UploadOptions = Pick<RequestOptions, 'signal' | 'carry'>

/** Makes a call and reads its answer by a schema. An answer that can't be read is an error of that call. */
export async function ask<Output>(
  call: CallName,
  schema: v.GenericSchema<unknown, Output>,
  options?: RequestOptions,
): Promise<Output> {
  const read = v.safeParse(schema, await request(call, options))
  if (!read.success) throw new ApiError(call, 0, commonMessages.get().unreadable)
  return read.output
}

/** Most answers: `{ success, data }`. */
export const data = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.object({ data: v.unknown() }),
    v.transform((answer) => answer.data),
    schema,
  )

/** An answer that stands by itself, or under one of some names: servers differ. */
export const anywhere = <Output>(names: readonly string[], schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const name = names.find((name) => name in Object(answer))
      return name ? Object(answer)[name] : answer
    }),
    schema,
  )

/** An answer of which only the success counts. */
export const done = v.object({})
