/** The projects that a guide is about. */

export interface Project {
  /** Its folder, from the root of the repository: `examples/hosts/vue`. */
  folder: string
  /** The file of it that the guide shows first. */
  file: string
}

/** The hosts' projects whose files a guide links to, in the order of the text. */
export function readProjects(text: string): Project[] {
  const projects = new Map<string, Project>()
  for (const [, file = '', folder = ''] of text.matchAll(
    /\]\(\.\.\/\.\.\/((examples\/hosts\/[\w-]+)\/[^)]+)\)/g,
  ))
    if (!projects.has(folder)) projects.set(folder, { folder, file })
  return [...projects.values()]
}
