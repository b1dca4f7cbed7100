/** The theme editor: its form, its two live examples, and its address. */
import type { Scene } from '../live/scene.ts'
import { schemesOf } from '../theme/theme.ts'
import { type Example, startExample } from './live/example.ts'
import { editTheme } from './theme/edit-theme.ts'

const places = Array.from(document.querySelectorAll<HTMLElement>('[data-live]'), (place) => {
  const scene: Scene = JSON.parse(place.dataset.scene ?? '')
  return { place, scene }
})
let examples: Example[] | undefined

editTheme(({ colorScheme, values }) => {
  const schemes: readonly unknown[] = schemesOf(colorScheme)
  for (const { place, scene } of places)
    place.closest('section')?.toggleAttribute('hidden', !schemes.includes(scene.scheme))
  const scenes = places.map(({ scene }) => ({ ...scene, tokens: values }))
  if (examples) {
    for (const [index, example] of examples.entries()) {
      const scene = scenes[index]
      if (scene) example.show(scene)
    }
    return
  }
  examples = places.map(({ place }, index) => {
    place.dataset.scene = JSON.stringify(scenes[index])
    return startExample(place)
  })
})
