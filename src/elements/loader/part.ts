/**
 * A part of the document by its own name. A page may have an element of that name: where `<img name="body">` stands,
 * the `body` of the document is the image. In core, `unclobbered()` does this; the loader comes before it.
 */
export function part<Name extends keyof Document>(name: Name): Document[Name] {
  const value: unknown = Reflect.get(Object.getPrototypeOf(document), name, document)
  return (typeof value === 'function' ? value.bind(document) : value) as Document[Name] // of that name
}
