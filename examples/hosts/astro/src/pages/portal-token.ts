import type { APIRoute } from 'astro'
import { issueToken } from '../lib/session'

export const GET: APIRoute = async ({ session }) => {
  const clientId: string | undefined = await session?.get('clientId')
  // `null` while nobody is signed in.
  const token = clientId ? await issueToken(clientId) : null
  return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } })
}
