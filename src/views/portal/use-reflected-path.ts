import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHost } from '../host/use-host'

/**
 * Keeps the `path` attribute and the current path the same: the host can set the attribute, and read it. An attribute
 * that the host has left out is written with the first move: before it, the element is as a server has rendered it.
 */
export function useReflectedPath(
  current: string,
  path: string | undefined,
  go: (path: string) => void,
): void {
  const host = useHost()
  const seen = useRef(path)
  const isFirst = useRef(true)
  /**
   * The paths that this hook has written to the attribute. They come back as `path` later, and some may be
   * skipped. Such a path does not come from the host.
   */
  const written = useRef<string[]>([])
  // Go to a path that the host has set. The first path is skipped: at the start, the address bar comes first.
  useEffect(() => {
    if (path === seen.current) return
    seen.current = path
    const echo = path === undefined ? -1 : written.current.indexOf(path)
    written.current = echo < 0 ? [] : written.current.slice(echo + 1)
    if (echo < 0 && path !== undefined) go(path)
  }, [path, go])
  // A layout effect writes at once. A later write could replace a path that the host has set meanwhile.
  useLayoutEffect(() => {
    const isAsRendered = isFirst.current && seen.current === undefined
    isFirst.current = false
    if (isAsRendered) return
    written.current.push(current)
    host.reflect('path', current)
  }, [host, current])
}
