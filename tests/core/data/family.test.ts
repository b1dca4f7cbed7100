/** One client goes, the next comes, within the second for which stores outlast who listened to them. */
import type { ReadableAtom } from 'nanostores'
import { expect, test } from 'vitest'
import { openPage } from '../portal'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

/** Ada looks at what waits for her, which is made of several projects, and at one of these; then Mary comes. */
async function open() {
  const { $attention, $projects, $tickets, projectOf, updatesOf, server } = await openPage()
  const { signIn, endSession } = await import('../../../src/core/session/session')
  const ada = await server.signIn()
  const mary = await server.signIn('new@example.com')
  const look = (store: ReadableAtom) => store.listen(() => {})

  signIn(ada.user, ada.token)
  const project = 'project-website-relaunch'
  const leave = [look($attention), look(projectOf(project)), look(updatesOf(project))]
  await until(() => expect($attention.get().status).toBe('ready'))
  return {
    leave: () => {
      for (const end of leave) end()
    },
    signOut: () => endSession('user'),
    expire: () => endSession('expired'),
    signAdaIn: () => signIn(ada.user, ada.token),
    signMaryIn: () => signIn(mary.user, mary.token),
    look: () => look($attention),
    hasProject: () => projectOf(project).get().status === 'ready',
    hasAll: () => [$attention, $projects, $tickets].every((store) => store.get().status === 'ready'),
    askedByMary: () =>
      server.calls.flatMap(({ name, headers }) =>
        headers.get('authorization')?.endsWith(mary.token) ? name : [],
      ),
  }
}
type Step = 'leave' | 'look' | 'signOut' | 'signMaryIn' | 'aMoment'

test.each<[string, Step[]]>([
  ['after a sign-out', ['signOut', 'leave', 'signMaryIn', 'look']],
  ['a moment after a sign-out', ['signOut', 'leave', 'aMoment', 'signMaryIn', 'look']],
  ['after somebody left, and then signed out', ['leave', 'aMoment', 'signOut', 'signMaryIn', 'look']],
  ['without a sign-out, and the screen is redrawn only then', ['signMaryIn', 'look', 'leave']],
])('%s, the next client asks for what is theirs, and only that', async (_, steps) => {
  const scene = await open()
  for (const step of steps) {
    if (step === 'aMoment') await pass(500)
    else scene[step]()
  }
  await until(() => expect(scene.hasAll()).toBe(true))
  await pass(1500)
  expect(scene.askedByMary().toSorted()).toEqual(['services', 'tickets'])
})

test('a client who comes back finds what stayed on screen, such as a form with unsent input', async () => {
  const { expire, signAdaIn, hasAll, hasProject } = await open()
  await until(() => expect(hasProject()).toBe(true))
  expire()
  expect(hasProject()).toBe(false)
  signAdaIn()
  await until(() => expect(hasAll() && hasProject()).toBe(true))
})
