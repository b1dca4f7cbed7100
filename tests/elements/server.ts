/** The server behind a page of tests: the reference API, with a record of what was asked, and rules of a test's own. */
import { beforeEach } from 'vitest'
import { type CallName, callOf } from '../../server/api/calls'
import { answer as answerWith, intercept, type Rule, type Rules } from '../../server/api/intercept'
import { createBrowserApi } from '../../server/browser'

/** New for each test: what one of them changes, and how often they ask together, is nothing to the next. */
let api = createBrowserApi()

/** What becomes of single calls; emptied before each test. */
export const rules: Rules = {}
const answer = intercept((...request) => api.fetch(...request), rules)

/** The calls made since the test began. */
export const calls: (CallName | undefined)[] = []
export const count = (name: CallName) => calls.filter((call) => call === name).length

export const serve: typeof fetch = (input, init) => {
  calls.push(callOf(init?.method ?? 'GET', new URL(String(input)).pathname))
  return answer(input, init)
}

/** From now on, these calls are answered with this data. */
export function respond(data: { [Name in CallName]?: unknown }) {
  for (const [name, each] of Object.entries(data))
    rules[name as CallName] = answerWith({ success: true, data: each }) // the keys are names of calls
}

/** Holds back the answer to a call. @returns what lets it come */
export function hold(call: CallName, rule: Rule = (proceed) => proceed()): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  rules[call] = (...asked) => released.then(() => rule(...asked))
  return release
}

/** What the `getToken` of a host gives that has signed Ada in. */
export async function adasHostToken() {
  const { token, user } = await api.signIn()
  return { token, clientId: String(user._id) }
}

/** A project of Ada's, for attributes that name one. */
export async function serviceIdOf(): Promise<string> {
  const { token, user } = await api.signIn()
  const response = await api.fetch(`http://localhost/api/v1/services/get-services-for-client/${user._id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return String(Object(await response.json()).data[0]._id)
}

beforeEach(() => {
  api = createBrowserApi()
  for (const name of Object.keys(rules)) Reflect.deleteProperty(rules, name)
  calls.length = 0
})
