import { portalToken } from '../session'

export async function GET() {
  return Response.json({ token: await portalToken() }, { headers: { 'Cache-Control': 'no-store' } })
}
