import type { APIRoute } from 'astro'

export const POST: APIRoute = ({ session }) => {
  session?.destroy()
  return new Response(null, { status: 204 })
}
