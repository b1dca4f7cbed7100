/** What `site.ts` uses of Eleventy, which has no types of its own. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(input: string, output: string, options: { configPath: string; quietMode: boolean })
    disableLogger(): void
    init(): Promise<void>
    write(): Promise<void>
    watch(): Promise<void>
    serve(port: number): Promise<void>
  }
}

declare module '@11ty/eleventy-dev-server' {
  export default class DevServer {
    server: import('node:http').Server
    _serverListen(port: number): void
  }
}
