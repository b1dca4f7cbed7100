import { mount } from 'svelte'
import 'client-portal-elements/elements/cp-avatar'
import 'client-portal-elements/elements/cp-notifications'
import 'client-portal-elements/elements/cp-payments'
import 'client-portal-elements/elements/cp-projects'
import { configure } from 'client-portal-elements'
import type {} from 'client-portal-elements/svelte'
import App from './App.svelte'

configure({ apiUrl: '/api/v1' })

mount(App, { target: document.body })
