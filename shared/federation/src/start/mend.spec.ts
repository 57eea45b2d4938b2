// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mendOwnFiles } from './mend'

const asked: [string, RequestInit | undefined][] = []
let isWell = true
mendOwnFiles()

beforeEach(() => {
  ;[asked.length, isWell] = [0, true]
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    asked.push([url, options])
    if (!isWell) throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Puts this into the page and lets its loading fail. */
async function failed(place: HTMLElement, html: string): Promise<Element> {
  place.innerHTML = html
  const [element] = place.children
  if (!element) throw new Error('nothing is there')
  element.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  return element
}
// No address of its own type: what is in a test's page is never fetched.
const script = (name: string, more = 'defer') =>
  `<script type="text/none" src="http://a.test/${name}" integrity="sha384-A" crossorigin="anonymous" ${more}></script>`
const again = (name: string) => [[`http://a.test/${name}`, { cache: 'reload', integrity: 'sha384-A' }]]

test('a script of the page is fetched past the cache and asked for once more, as it was', async () => {
  const first = await failed(document.head, script('1.js'))
  expect(asked).toEqual(again('1.js'))
  const [second] = document.head.children
  expect(second).not.toBe(first)
  expect(second?.outerHTML).toBe(first.outerHTML)
})

test('a style sheet too', async () => {
  const html = '<link rel="alternate" href="http://a.test/2.css" integrity="sha384-A" crossorigin="anonymous">'
  const first = await failed(document.body, html)
  expect(asked).toEqual(again('2.css'))
  expect(document.body.firstElementChild).not.toBe(first)
  expect(document.body.firstElementChild?.outerHTML).toBe(first.outerHTML)
})

test('once, however often it fails', async () => {
  await failed(document.head, script('3.js'))
  await failed(document.head, script('3.js'))
  expect(asked).toEqual(again('3.js'))
})

test('what the server still has wrong is not asked for again', async () => {
  isWell = false
  const first = await failed(document.head, script('4.js'))
  expect(document.head.firstElementChild).toBe(first)
})

test.each([
  ['a script of a loader', script('5.js', '')],
  ['a style sheet of a loader', '<link rel="alternate" href="http://a.test/6.css" integrity="sha384-A">'],
])('%s is left to it', async (_, html) => {
  await failed(document.head, html)
  expect(asked).toEqual([])
})
