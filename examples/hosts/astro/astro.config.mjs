import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  // Where the site is: forms that come from elsewhere are refused.
  security: { allowedDomains: [{ hostname: 'www.example.com' }, { hostname: '127.0.0.1' }] },
})
