/** The React components as they are published, on a server. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement, type ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test.each(['dist', 'dist/light'])('of %s, a server writes the tags with their attributes', async (folder) => {
  const components: Record<string, ElementType> = await import(/* @vite-ignore */ resolve(folder, 'react.js'))
  const draw = (name: string, props: object) => renderToString(createElement(components[name] ?? '', props))
  expect(draw('CpConfig', { apiUrl: '/api/v1' })).toBe('<cp-config api-url="/api/v1"></cp-config>')
  expect(
    draw('CpPayments', { serviceId: 'a', pageSize: 5, className: 'wide', hidden: false, onCpNavigate() {} }),
  ).toBe('<cp-payments service-id="a" page-size="5" class="wide"></cp-payments>')
  expect(draw('CpResetPassword', { userId: 'a', token: 'secret' })).toBe(
    '<cp-reset-password user-id="a"></cp-reset-password>',
  )
})

test.each(['dist', 'dist/light'])('in %s, the files of components are for the client', (folder) => {
  const files = ['react.js', ...readdirSync(`${folder}/react`).map((name) => `react/${name}`)]
  const directive = /^['"]use client['"]/
  const others = files.filter(
    (name) => name.endsWith('.js') && !directive.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(others).toEqual([])
  // What needs no client can be used on a server.
  expect(readFileSync(`${folder}/index.js`, 'utf8')).not.toMatch(directive)
})
