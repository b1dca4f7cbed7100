import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHost } from '../host/host'

/** Keeps the `path` attribute and the current page one: the host may set it, and reads it back. */
export function useReflectedPath(
  current: string,
  path: string | undefined,
  go: (path: string) => void,
): void {
  const host = useHost()
  const seen = useRef(path)
  /** What was written here comes back as `path`, later and perhaps not each one: that is nothing the host has set. */
  const written = useRef<string[]>([])
  // First, what the host has set since; at the start the address bar knows better.
  useEffect(() => {
    if (path === seen.current) return
    seen.current = path
    const echo = path === undefined ? -1 : written.current.indexOf(path)
    written.current = echo < 0 ? [] : written.current.slice(echo + 1)
    if (echo < 0 && path !== undefined) go(path)
  }, [path, go])
  // At once: what the host sets after it sees the page must not be written over.
  useLayoutEffect(() => {
    written.current.push(current)
    host.reflect('path', current)
  }, [host, current])
}
