// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mendOwnFiles } from './mend'

const asked: [string, RequestInit | undefined][] = []
let isWell = true
const lost: string[] = []
mendOwnFiles(
  (url) => lost.push(url),
  (url) => url.replace('http://cdn.test/shell/1.0.0/', 'http://a.test/shell/'),
)

beforeEach(() => {
  ;[asked.length, lost.length, isWell] = [0, 0, true]
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    asked.push([url, options])
    if (!isWell) throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Adds this HTML to the page and makes its load fail. */
async function failed(place: HTMLElement, html: string): Promise<Element> {
  place.innerHTML = html
  const [element] = place.children
  if (!element) throw new Error('nothing is there')
  element.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  return element
}
// A type that the test's page never fetches.
const script = (name: string, more = 'defer') =>
  `<script type="text/none" src="http://a.test/${name}" integrity="sha384-A" crossorigin="anonymous" ${more}></script>`
const again = (name: string) => [[`http://a.test/${name}`, { cache: 'reload', integrity: 'sha384-A' }]]

test('fetches a failed script past the cache and requests it once more, unchanged', async () => {
  const first = await failed(document.head, script('1.js'))
  expect(asked).toEqual(again('1.js'))
  const [second] = document.head.children
  expect(second).not.toBe(first)
  expect(second?.outerHTML).toBe(first.outerHTML)
})

test('fetches a failed style sheet past the cache and requests it once more', async () => {
  const html = '<link rel="alternate" href="http://a.test/2.css" integrity="sha384-A" crossorigin="anonymous">'
  const first = await failed(document.body, html)
  expect(asked).toEqual(again('2.css'))
  expect(document.body.firstElementChild).not.toBe(first)
  expect(document.body.firstElementChild?.outerHTML).toBe(first.outerHTML)
})

test('reports a file that failed twice, and removes it from the page', async () => {
  await failed(document.head, script('7.js'))
  expect(lost).toEqual([])
  await failed(document.head, script('7.js'))
  expect(lost).toEqual(['http://a.test/7.js'])
  expect(asked).toEqual(again('7.js'))
  expect(document.scripts).toHaveLength(0)
})

test('does not request a file again that the server still sends wrong, and removes it', async () => {
  isWell = false
  const first = await failed(document.head, script('4.js'))
  expect(first.isConnected).toBe(false)
  expect(document.scripts).toHaveLength(0)
  expect(lost).toEqual(['http://a.test/4.js'])
})

test.each([
  ['a script of a loader', script('5.js', '')],
  ['a style sheet of a loader', '<link rel="alternate" href="http://a.test/6.css" integrity="sha384-A">'],
])('leaves %s to its loader', async (_, html) => {
  await failed(document.head, html)
  expect(asked).toEqual([])
})

test("requests a file that another origin failed to send from the page's own server, then past the cache [OPEN-296]", async () => {
  const at = (base: string) => script('8.js').replace('http://a.test/', base)
  await failed(document.head, at('http://cdn.test/shell/1.0.0/'))
  const [second] = document.head.children
  expect(asked).toEqual([])
  expect(second?.outerHTML.replace('=""', '')).toBe(at('http://a.test/shell/'))
  second?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(asked).toEqual(again('shell/8.js')))
  expect(lost).toEqual([])
})
