/** Circles in a graph, such as files that import one another. */

/** Each circle that a walk along all arrows comes back on: `['a', 'b', 'a']`. */
export function findCircles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (name: string, way: readonly string[]) => {
    const start = way.indexOf(name)
    if (start >= 0) circles.push([...way.slice(start), name])
    if (start >= 0 || done.has(name)) return
    for (const next of arrows.get(name) ?? []) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of arrows.keys()) visit(name, [])
  return circles
}
