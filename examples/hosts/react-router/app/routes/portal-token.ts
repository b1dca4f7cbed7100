import { getSession, issueToken } from '../session.server'
import type { Route } from './+types/portal-token'

export async function loader({ request }: Route.LoaderArgs) {
  const clientId = (await getSession(request.headers.get('Cookie'))).get('clientId')
  // `null` while nobody is signed in.
  const token = clientId ? await issueToken(clientId) : null
  return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } })
}
