import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { RouterLink, RouterOutlet } from '@angular/router'

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <header>
      <nav><a routerLink="/account">Account</a> <a routerLink="/portal">Portal</a></nav>
      <cp-notifications
        (cp-notifications-change)="unread.set($event.detail.total + ' unread')"
        (cp-state-change)="$event.detail.state === 'signed-out' && unread.set('')"
      />
      <output>{{ unread() }}</output>
    </header>
    <router-outlet />
  `,
})
export class App {
  readonly unread = signal('')
}
