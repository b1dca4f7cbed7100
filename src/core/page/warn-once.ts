const told = new Set<string>()

/** Warns the host's developer in the console, once for each message. */
export function warnOnce(message: string): void {
  if (!told.has(message)) console.warn(`client-portal-elements: ${message}`)
  told.add(message)
}
