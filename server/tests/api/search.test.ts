/** How much a search takes of the server: it is asked piece by piece. */
import { expect, test } from 'vitest'
import type { Hit } from '../../stores/find'
import { createMemoryStore } from '../../stores/memory/memory'
import { expectRefusal } from './expect-refusal'
import { openWays, signInAfresh } from './ways'

const hit = (id: string): Hit => ({ kind: 'ticket', id, title: id, text: '', placeId: id })

/** A store that finds one ticket after the other, each when the one before it is told. */
async function openSlow(before: (query: string, place: number) => Promise<void> | void) {
  const ways = await openWays(
    {},
    {
      ...createMemoryStore(),
      async *find(_client, query) {
        for (let place = 1; place <= 5; place++) {
          await before(query, place)
          yield [hit(`${query}-${place}`)]
        }
      },
    },
  )
  const ada = await signInAfresh(ways)
  return { ...ways, search: (query: string) => ada.get(`/search?query=${query}`) }
}

const idsIn = ({ body }: { body: object }) => Object(body).data.map(({ id }: { id: string }) => id)

test('after five seconds it answers what it has found', async () => {
  const { clock, search } = await openSlow(() => clock.advance({ seconds: 2 }))
  expect(idsIn(await search('slow'))).toEqual(['slow-1', 'slow-2', 'slow-3'])
})

test('of one client, the newest alone goes on', async () => {
  const looked: string[] = []
  let goOn = () => {}
  const paused = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { search } = await openSlow(async (query, place) => {
    looked.push(`${query}-${place}`)
    if (query === 'old' && place === 2) {
      newer = search('new')
      setTimeout(goOn, 0)
      await paused
    }
  })
  let newer: ReturnType<typeof search> | undefined
  expectRefusal(await search('old'), 429, 'You have searched again since.')
  expect(idsIn((await newer) ?? { body: {} })).toHaveLength(5)
  expect(looked).toEqual(['old-1', 'old-2', 'new-1', 'new-2', 'new-3', 'new-4', 'new-5'])
})
