import 'client-portal-elements/light/elements/cp-project'
import { Component, CUSTOM_ELEMENTS_SCHEMA, input } from '@angular/core'

@Component({
  selector: 'app-project',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<main><cp-project [serviceId]="serviceId()" /></main>',
})
export class Project {
  readonly serviceId = input.required<string>()
}
