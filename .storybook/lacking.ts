import { type Ability, optionalCalls } from '../src/core/server/schema'
import { fail, type Rule, type Rules } from './server'

/** The rules of a server that lacks calls: it does not announce them, and answers that there are none. */
export function lacking(lacks: readonly Ability[]): Rules {
  const announce: Rule = async (proceed) => {
    const answer = await proceed()
    const body = await answer.json()
    const optional = body.optional?.filter((each: Ability) => !lacks.includes(each))
    return Response.json({ ...body, optional }, { status: answer.status })
  }
  const gone = optionalCalls.filter((call) => lacks.includes(call))
  const missing = Object.fromEntries(gone.map((call) => [call, fail(404, 'There is no such call.')]))
  return { login: announce, checkSession: announce, ...missing }
}
