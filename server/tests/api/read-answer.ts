import * as v from 'valibot'

/** Reads an answer by its schema, one of `answers`. @throws if it is no such answer */
export const readAnswer = <Schema extends v.GenericSchema>(schema: Schema, body: unknown) =>
  v.parse(schema, body)
