/** What `docs/site/site.ts` uses of Eleventy, which has no types of its own. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(input: string, output: string, options: { configPath: string; quietMode: boolean })
    init(): Promise<void>
    write(): Promise<void>
    watch(): Promise<void>
    serve(port: number): Promise<void>
  }
}
