import 'client-portal-elements/light/elements/cp-notifications'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, withComponentInputBinding } from '@angular/router'
import { App } from './app'
import { providePortal } from './portal'
import { routes } from './routes'

bootstrapApplication(App, {
  providers: [provideRouter(routes, withComponentInputBinding()), providePortal()],
}).catch(console.error)
