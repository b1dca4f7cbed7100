/** How much a search takes of the server: it is asked piece by piece. */
import { expect, test } from 'vitest'
import type { Hit } from '../../stores/find'
import { createMemoryStore } from '../../stores/memory/memory'
import { expectRefusal } from './expect-refusal'
import { openWays, signInAfresh } from './ways'

const hit = (id: string): Hit => ({ kind: 'ticket', id, title: id, text: '', placeId: id })

/** A store that finds one ticket after the other, each when the one before it is told. */
async function openSlow(before: (query: string, place: number) => Promise<void> | void, finds = true) {
  const ways = await openWays(
    {},
    {
      ...createMemoryStore(),
      async *find(_client, query) {
        for (let place = 1; place <= 5; place++) {
          await before(query, place)
          yield finds ? [hit(`${query}-${place}`)] : []
        }
      },
    },
  )
  const ada = await signInAfresh(ways)
  return { ...ways, search: (query: string, by = ada) => by.get(`/search?query=${query}`) }
}

const idsIn = ({ body }: { body: object }) => Object(body).data.map(({ id }: { id: string }) => id)

test('after five seconds it answers what it has found', async () => {
  const { clock, search } = await openSlow(() => clock.advance({ seconds: 2 }))
  expect(idsIn(await search('slow'))).toEqual(['slow-1', 'slow-2', 'slow-3'])
})

test('who was told nothing within five seconds reads that not everything was searched', async () => {
  const { clock, search } = await openSlow(() => clock.advance({ seconds: 2 }), false)
  expectRefusal(await search('slow'), 503, 'Not everything could be searched. Please try again.')
})

test('of a search that is older when its turn comes, nothing is looked at', async () => {
  const looked: string[] = []
  const { search } = await openSlow(async (query, place) => {
    looked.push(`${query}-${place}`)
    if (query === 'first' && place === 1) newer = ['old', 'new'].map((one) => search(one))
    // The newer ones wait for their turns by then.
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  let newer: ReturnType<typeof search>[] = []
  await search('first')
  expect((await Promise.all(newer)).map(({ status }) => status)).toEqual([429, 200])
  expect(looked.filter((one) => one.startsWith('old'))).toEqual([])
})

test('one who searches in two browsers is answered in both', async () => {
  const { search, ...ways } = await openSlow(async (query, place) => {
    if (query === 'here' && place === 2) other = search('there', elsewhere)
  })
  const elsewhere = await signInAfresh(ways)
  let other: ReturnType<typeof search> | undefined
  expect(idsIn(await search('here'))).toHaveLength(5)
  expect(idsIn((await other) ?? { body: {} })).toHaveLength(5)
})

test('of one session, the newest alone goes on', async () => {
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
