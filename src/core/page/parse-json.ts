/** Reads a text that we have stored as JSON. @returns `undefined` when there is none, or when it is no JSON */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
