import { mount } from 'svelte'
import 'client-portal-elements/light/elements/cp-avatar'
import 'client-portal-elements/light/elements/cp-notifications'
import 'client-portal-elements/light/elements/cp-payments'
import 'client-portal-elements/light/elements/cp-projects'
import 'client-portal-elements/reserve.css'
import { configure } from 'client-portal-elements/light'
import type {} from 'client-portal-elements/svelte'
import App from './App.svelte'

configure({ apiUrl: '/api/v1', portalUrl: '/' })

mount(App, { target: document.body })
