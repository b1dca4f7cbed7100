/** The line below an example where nobody is signed in: with what to sign in, and a way back to the beginning. */
import type { Scene, Told } from '../../live/scene.ts'

export interface SessionNote {
  place: HTMLElement
  /** What the example shows from now on. */
  follow(scene: Scene): void
  /** What the frame tells of its session. */
  hear(told: Told): void
}

/** @param howToSignIn a sentence, for examples with a form for it */
export function createSessionNote(howToSignIn: string, beginAnew: () => void): SessionNote {
  const place = document.createElement('p')
  place.className = 'live-note'
  place.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Begin anew'
  button.addEventListener('click', () => {
    place.replaceChildren()
    beginAnew()
  })
  let person: Scene['person']
  let signIn = ''

  function follow(scene: Scene): void {
    const canSignIn = scene.elements.some(({ tag }) => tag === 'cp-portal' || tag === 'cp-login')
    signIn = canSignIn ? howToSignIn : 'The client has signed out.'
    if (scene.person === person) return
    person = scene.person
    place.replaceChildren(...(person === 'nobody' && canSignIn ? [signIn] : []))
  }

  return {
    place,
    follow,
    hear(told) {
      if (told.type !== 'event') return
      if (told.name === 'cp-sign-in') place.replaceChildren()
      if (told.name === 'cp-sign-out') place.replaceChildren(`${signIn} `, button)
    },
  }
}
