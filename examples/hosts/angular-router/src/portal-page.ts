import 'client-portal-elements/light/elements/cp-portal'
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-portal-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<cp-portal base="/portal" />',
})
export class PortalPage {}
