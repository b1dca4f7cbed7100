import { destroySession, getSession } from '../session.server'
import type { Route } from './+types/logout'

export async function action({ request }: Route.ActionArgs) {
  const session = await getSession(request.headers.get('Cookie'))
  return new Response(null, { status: 204, headers: { 'Set-Cookie': await destroySession(session) } })
}
