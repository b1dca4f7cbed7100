/** The front page: the portal in the brand and the colour scheme that are chosen. */
import type { Scene } from '../live/scene.ts'
import { startExample } from './live/example.ts'

const place = document.querySelector<HTMLElement>('#portal')
const choice = document.querySelector<HTMLElement>('.home-choice')
if (place && choice) {
  const example = startExample(place)
  const input = (selector: string) => choice.querySelector<HTMLInputElement>(`input${selector}`)
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')

  const showChosen = () => {
    const scene: Scene = JSON.parse(input('[name=brand]:checked')?.dataset.sceneOfBrand ?? '')
    example.show({ ...scene, scheme: input('[value=dark]')?.checked ? 'dark' : 'light' })
  }

  /** The portal begins in the scheme of the site, and goes with it. */
  const followSite = () => {
    const scheme = document.documentElement.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light')
    const radio = input(`[value=${scheme}]`)
    if (radio) radio.checked = true
  }

  followSite()
  choice.addEventListener('change', showChosen)
  const followAndShow = () => {
    followSite()
    showChosen()
  }
  new MutationObserver(followAndShow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  prefersDark.addEventListener('change', followAndShow)
}
