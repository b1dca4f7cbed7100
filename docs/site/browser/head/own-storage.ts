/**
 * A live example has storages of its own, as long as its page. It stands on the origin of the site, where a real portal may
 * keep a real session, and beside other frames of the same tab. A classic script in the head: it runs before the library.
 */
export {}

function createStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: createStorage() })
// By its locks the elements would find the other pages of the origin, and share a stream with them.
Object.defineProperty(navigator, 'locks', { value: undefined })
