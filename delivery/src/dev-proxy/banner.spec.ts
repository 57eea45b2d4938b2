// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BANNER } from './banner.data'

let events: { onmessage?: (event: { data: string }) => void; onerror?: () => void }
const asked: string[] = []
/** What the banner listens to, in each test its own. */
let target: EventTarget
let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  events = {}
  asked.length = 0
  target = new EventTarget()
  document.body.replaceChildren()
  reload = vi.spyOn(location, 'reload').mockReturnValue()
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener, options) => {
    target.addEventListener(type, listener, options)
  })
  vi.stubGlobal('EventSource', function source() {
    return events
  })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`)
    return Promise.resolve(new Response())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(page: 'shell' | 'owners') {
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset: { page } } })
  runInThisContext(BANNER)
}
const tell = (...remotes: readonly (readonly [string, string | null])[]) =>
  events.onmessage?.({
    data: JSON.stringify({
      portal: 'https://p.example',
      remotes: remotes.map(([name, cleared]) => ({ name, cleared })),
    }),
  })
const root = () => document.body.firstElementChild?.shadowRoot
const words = () => root()?.querySelector('[role=status]')?.textContent
const buttons = () => [...(root()?.querySelectorAll('button') ?? [])]
const labels = () => buttons().map(({ textContent }) => textContent)

test('it names what is local, and one press goes back to what is released [OPEN-245]', async () => {
  show('shell')
  tell(['mf-a', null], ['mf-b', null])
  expect(words()).toBe('mf-a, mf-b are from this machine, all else from https://p.example.')
  expect(labels()).toEqual(['Back to what is released'])
  buttons()[0]?.click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(asked).toEqual(['/dev-sitting/released {"released":true}'])
})

test('a development server that has gone is said, and the page stays with what was filled in', () => {
  show('shell')
  tell(['mf-a', null])
  tell(['mf-a', 'gone'])
  expect(words()).toContain('mf-a is the released one: its development server has ended.')
  expect(labels()).toEqual(['Load the page again'])
  expect(reload).not.toHaveBeenCalled()
})

test('one that failed three times is loaded as released at once, and says so on the next page', () => {
  show('shell')
  tell(['mf-a', null])
  tell(['mf-a', 'crashed'])
  expect(reload).toHaveBeenCalledOnce()
  document.body.replaceChildren()
  show('shell')
  tell(['mf-a', 'crashed'])
  expect(words()).toContain('mf-a is the released one: it failed three times within a minute.')
  expect(labels()).toEqual(['Use mf-a of this machine'])
  expect(reload).toHaveBeenCalledOnce()
})

test('it tells the proxy of failures of its own files and components, and of no others', () => {
  show('shell')
  tell(['mf-a', null])
  target.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/shell/main.js' }))
  target.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/dev/mf-a/list.js' }))
  target.dispatchEvent(new CustomEvent('portal-dev-crash', { detail: { name: 'mf-a' } }))
  expect(asked).toEqual(Array(2).fill('/dev-sitting/crashed {"name":"mf-a"}'))
})

test('a page of owners says that it takes none; a proxy that has ended says so', () => {
  show('owners')
  tell(['mf-a', null])
  expect(words()).toContain('This page is shown without the shell and takes no part of this machine')
  expect(labels()).toEqual([])
  events.onerror?.()
  expect(words()).toContain('Start "portal dev" again')
})
