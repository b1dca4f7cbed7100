import 'client-portal-elements/light/elements/cp-payments'
import 'client-portal-elements/light/elements/cp-projects'
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-account',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Your account</h1>
      <cp-projects page-size="5" />
      <cp-payments variant="recent" />
    </main>
  `,
})
export class Account {}
