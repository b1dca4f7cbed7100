/**
 * Loads a package that puts itself on the page under a name. A host may have its own there, of another version: what the page has
 * stays.
 */
export async function keepingGlobal<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  const module = await load()
  if (before) Object.defineProperty(globalThis, name, before)
  else Reflect.deleteProperty(globalThis, name)
  return module
}
