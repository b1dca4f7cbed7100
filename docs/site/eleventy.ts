/** What the site uses of Eleventy, which has no types of its own. */

export interface EleventyConfig {
  addExtension(names: string[], options: { key: string; compile: () => unknown }): void
  setLibrary(name: string, library: unknown): void
  addGlobalData(name: string, value: unknown): void
  addPassthroughCopy(paths: Record<string, string>, options?: { filter: (path: string) => boolean }): void
  addTransform(name: string, transform: (html: string) => string): void
  addWatchTarget(pattern: string): void
  setServerOptions(options: { portReassignmentRetryCount: number }): void
  on(event: string, act: () => Promise<void>): void
  ignores: Set<string>
}

/** What each template of a page is given. */
export interface PageData {
  title: string
  permalink?: string
  page: {
    /** The address in the site: `/embed/start.html`. */
    url: string
    /** The path of the file, from the root of the repository. */
    inputPath: string
    filePathStem: string
  }
  /** What the page shows, as HTML: in a layout. */
  content: string
}
