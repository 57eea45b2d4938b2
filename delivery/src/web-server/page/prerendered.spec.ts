import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app'
import { fixtureBuild, REGISTRY, REMOTE, type FixtureBuild } from '../../testing/fixture-build'

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

const get = (url: string, host = 'localhost:8080', more = {}, registry: unknown = REGISTRY) =>
  createApp(build.options(more), build.releases(registry)).request(`http://localhost:8080${url}`, { headers: { host } })

test.each([
  ['/login', 'lwd.localhost', 'Login of Lightwood', '.a { margin: 0 }'],
  ['/login/booking-1/line-1', 'edh.localhost', 'Login of Elderheath', '.b { margin: 0 }'],
  ['/engraving/staff-login/booking-1', 'edh.localhost', 'Login of Elderheath', '.b { margin: 0 }'],
  ['/no-such-page', 'lwd.localhost', 'Nothing of Lightwood', '.a { margin: 0 }'],
  ['/engraving/verify/100007', 'edh.localhost', 'Verify of Elderheath', '.b { margin: 0 }'],
])('%s of %s contains its content and styles [SHL-02, SHL-46, SHL-54, ENG-01]', async (url, host, title, css) => {
  const html = await (await get(url, host)).text()
  expect(html).toMatch(/^<!doctype html>\n<html [^>]* data-prerendered>/)
  expect(html).toContain(`<div id="root"><h1>${title}</h1></div><div id="skeleton"><p>Loading`)
  expect(html).toMatch(new RegExp(`<style>.*${css.replace('.', '[.]')}html:not\\(\\[data-prerendered`))
})

test.each([
  ['a page of a session', '/bookings', 'lwd.localhost'],
  ['a brand whose pages are not drawn', '/login', 'saedh.localhost'],
])('%s begins with the skeleton only', async (_, url, host) => {
  const html = await (await get(url, host, { brandHosts: { 'saedh.localhost': 'SA EDH' } })).text()
  expect(html).not.toMatch(/data-prerendered|id="skeleton"/)
  expect(html).toContain('<div id="root"><p>Loading the portal</p></div>')
})

test('says on every page that it needs JavaScript, and hides forms without it [SHL-02, ENG-01]', async () => {
  for (const url of ['/login', '/bookings', '/engraving/verify/100007']) {
    const answer = await get(url, 'edh.localhost')
    expect(await answer.clone().text()).toMatch(/<noscript>.*This page needs JavaScript.* 03 7010 0140.*<\/noscript>/)
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'")
  }
})

test('holds back the scripts of a page with an early render for the start script', async () => {
  const held = /<template id="held-scripts"><script defer src="\/shell\/main\.11112222\.js"[^>]*><\/script><\/template>/
  const html = await (await get('/pets')).text()
  expect(html).toMatch(held)
  expect(html.replace(held, '')).not.toContain('src="/shell/main')
  expect(await (await get('/bookings')).text()).not.toContain('<template')
})

test('shows no "not found" page at an address that only a canary has', async () => {
  const routes = [...REMOTE.routes, { path: '/no-such-page', access: 'staff', chunk: 'bookings' }]
  const registry = { ...REGISTRY, canaries: { 'mf-bookings': { percent: 5, entry: { ...REMOTE, routes } } } }
  const html = await (await get('/no-such-page', 'lwd.localhost', {}, registry)).text()
  expect(html).not.toContain('Nothing of Lightwood')
})
