import { attempt } from './browser'

/** Reads a text that we have stored as JSON. @returns `undefined` when there is none, or when it is no JSON */
export const parseJson = (text: string | null): unknown => attempt(() => JSON.parse(text ?? ''))
