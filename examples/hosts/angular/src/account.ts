import { Component, CUSTOM_ELEMENTS_SCHEMA, computed, signal } from '@angular/core'

const projects = ['project-website-relaunch', 'project-calibration-booking']

@Component({
  selector: 'app-account',
  templateUrl: './account.html',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
export class Account {
  readonly client = 'Ada Lovelace'
  readonly unread = signal(0)
  readonly shown = signal(0)
  readonly serviceId = computed(() => projects[this.shown() % projects.length])
  readonly order = signal(['projects', 'payments'])

  showNext() {
    this.shown.update((count) => count + 1)
  }

  swap() {
    this.order.update((sections) => sections.toReversed())
  }

  removePayments() {
    this.order.set(['projects'])
  }
}
