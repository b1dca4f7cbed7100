import { Component, inject, signal } from '@angular/core'
import { Router } from '@angular/router'
import { refreshSession } from 'client-portal-elements/light'

@Component({
  selector: 'app-login',
  template: `
    <main>
      <h1>Sign in</h1>
      <form (submit)="signIn($event)">
        <label>Email <input name="email" type="email" autocomplete="username" required /></label>
        <label>
          Password <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button>Sign in</button>
        <p role="alert">{{ failure() }}</p>
      </form>
    </main>
  `,
})
export class Login {
  readonly failure = signal('')
  readonly router = inject(Router)

  async signIn(event: Event) {
    event.preventDefault()
    const body = new FormData(event.target as HTMLFormElement)
    const answer = await fetch('/login', { method: 'POST', body })
    await answer.body?.cancel()
    if (!answer.ok) return this.failure.set('The email or the password is not right.')
    await refreshSession() // the elements ask `getToken` again
    await this.router.navigateByUrl('/account')
  }
}
