const told = new Set<string>()

export function warnOnce(message: string): void {
  if (!told.has(message)) console.warn(`client-portal-elements: ${message}`)
  told.add(message)
}
