// @vitest-environment happy-dom
import { createElement as element } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markDrawnEarly } from './held-press'
import { holdPressesHere } from './held-press.fixture'
import { BELLA, onAction, MILO, Page } from './pets-page.fixture'
import type { Pet } from './pets-page.fixture'
import { pageRoot } from './prerendered'
import { takeOver } from './take-over'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)

holdPressesHere()
/** Each spec has its own root, and removes the listeners that a browser's page adds once. */
const listening = vi.spyOn(document, 'addEventListener')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onAction.mockClear()
  assign.mockClear()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  // A held press must not reach the next test.
  delete window.portalHeldPress
  for (const [type, listener] of listening.mock.calls)
    if (type === 'pointerup') document.removeEventListener(type, listener, true)
  listening.mockClear()
})

type TakeOver = (root: HTMLElement, page: ReactNode) => void
const WAYS: readonly (readonly [way: string, take: TakeOver])[] = [
  ['taken over', (root, page) => void hydrateRoot(root, page)],
  ['drawn anew in its place', (root, page) => createRoot(root).render(page)],
]
const [TAKEN_OVER, ANEW] = WAYS.map(([, take]) => take) as [TakeOver, TakeOver]

/** A page drawn before React, and how React then takes it over. */
function early(pets: readonly Pet[], take: TakeOver) {
  document.documentElement.toggleAttribute('data-prerendered', take === TAKEN_OVER)
  document.body.innerHTML = `<div id="root">${renderToString(element(Page, { pets }))}</div>`
  if (take === ANEW) markDrawnEarly(pageRoot().children)
}
/** Resolves when React has taken over the page and the held press is carried out. */
function reactCame(take: TakeOver, pets: readonly Pet[]): Promise<void> {
  const root = pageRoot()
  const takenOver = takeOver(root)
  return new Promise((resolve) => {
    const onShown = () => {
      takenOver()
      queueMicrotask(() => requestAnimationFrame(() => resolve()))
    }
    take(root, element(Page, { pets, onShown }))
  })
}

const found = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)
const removes = () => [...document.querySelectorAll<HTMLElement>('td button')]
const last = () => removes().at(-1) ?? expect.fail('no button')
function click(pressed: Element, more: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  pressed.dispatchEvent(event)
  return event
}

test.each(WAYS)('holds a press on a button and carries it out once when the page is %s', async (_, take) => {
  early([BELLA, MILO], take)
  expect(click(last()).defaultPrevented).toBe(true)
  expect(last().getAttribute('aria-busy')).toBe('true')
  await reactCame(take, [BELLA, MILO])
  expect(onAction.mock.calls).toEqual([['remove Milo']])
  expect(last().hasAttribute('aria-busy')).toBe(false)
  click(last())
  expect(onAction).toHaveBeenCalledTimes(2)
})

test.each(WAYS)('holds a press on a link until the router is there when the page is %s', async (_, take) => {
  early([BELLA], take)
  expect(click(found('b')).defaultPrevented).toBe(true)
  await reactCame(take, [BELLA])
  expect(onAction.mock.calls).toEqual([['help']])
  vi.runOnlyPendingTimers()
  expect(assign).not.toHaveBeenCalled()
})

test('carries out the last of several presses, once', async () => {
  early([BELLA, MILO], ANEW)
  for (const pressed of [found('a'), last(), last()]) click(pressed)
  expect(found('a').hasAttribute('aria-busy')).toBe(false)
  await reactCame(ANEW, [BELLA, MILO])
  expect(onAction.mock.calls).toEqual([['remove Milo']])
})

test.each([
  ['has gone', [BELLA]],
  ['has others like it now', [BELLA, MILO, { name: 'Milo' }]],
  ['belongs to another row now', [BELLA, { name: 'Otto' }]],
])('drops a press on a control that %s', async (_, pets) => {
  early([BELLA, MILO], ANEW)
  click(last())
  await reactCame(ANEW, pets)
  expect(onAction).not.toHaveBeenCalled()
})

test('finds the pressed row in another order', async () => {
  early([BELLA, MILO], ANEW)
  click(last())
  await reactCame(ANEW, [MILO, BELLA])
  expect(onAction.mock.calls).toEqual([['remove Milo']])
})

test.each(WAYS)('never carries out a held press on a final button when the page is %s', async (_, take) => {
  early([{ ...BELLA, isFinal: true }], take)
  click(last())
  await reactCame(take, [{ ...BELLA, isFinal: true }])
  expect(onAction).not.toHaveBeenCalled()
})

test.each([
  ['with Ctrl', 'a', { ctrlKey: true }],
  ['with Shift', 'a', { shiftKey: true }],
  ['with the command key', 'a', { metaKey: true }],
  ['with Alt', 'a', { altKey: true }],
  ['on a link to another tab', '[target]', {}],
  ['on a link that is no page', '[href^="tel:"]', {}],
  ['beside every control', 'th', {}],
])('leaves a press %s to the browser', async (_, selector, more) => {
  early([BELLA], ANEW)
  found(selector).addEventListener('click', (event) => onAction(String(event.defaultPrevented)), { once: true })
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click(found(selector), more)
  expect(onAction.mock.calls).toEqual([['false']])
})

/** Renders the frame; the returned function renders its screen. */
async function frameCame(): Promise<(pets: readonly Pet[]) => void> {
  const root = pageRoot()
  const takenOver = takeOver(root)
  const reactRoot = createRoot(root)
  reactRoot.render(element('p'))
  await vi.waitFor(() => expect(root.firstElementChild?.localName).toBe('p'))
  takenOver()
  await nextFrame()
  return (pets) => reactRoot.render(element(Page, { pets }))
}
const nextFrame = () => new Promise<void>((resolve) => queueMicrotask(() => requestAnimationFrame(() => resolve())))

test('a press waits for a screen that renders after its frame, and is carried out once [OPEN-300]', async () => {
  early([BELLA, MILO], ANEW)
  click(last())
  const screenCame = await frameCame()
  expect(onAction).not.toHaveBeenCalled()
  screenCame([BELLA, MILO])
  await vi.waitFor(() => expect(onAction.mock.calls).toEqual([['remove Milo']]))
  found('b').append('!')
  await nextFrame()
  expect(onAction).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown'])(
  'drops the press when the user does something else meanwhile: %s',
  async (other) => {
    early([BELLA], ANEW)
    click(last())
    const screenCame = await frameCame()
    document.body.dispatchEvent(new Event(other, { bubbles: true }))
    screenCame([BELLA])
    await vi.waitFor(() => last())
    await nextFrame()
    expect(onAction).not.toHaveBeenCalled()
  },
)

const mouse = (type: string, on: Element, more: PointerEventInit = {}) =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: 20, clientY: 20, ...more }))

test('presses a button that React replaces between mouse down and mouse up [OPEN-300]', async () => {
  early([BELLA, MILO], ANEW)
  mouse('pointerdown', last())
  await reactCame(ANEW, [BELLA, MILO])
  mouse('pointerup', last())
  expect(onAction.mock.calls).toEqual([['remove Milo']])
  mouse('pointerdown', last())
  mouse('pointerup', last())
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('sends a form whose button React replaces between mouse down and mouse up [OPEN-300]', async () => {
  early([BELLA], ANEW)
  mouse('pointerdown', found('form button'))
  await reactCame(ANEW, [BELLA])
  mouse('pointerup', found('form button'))
  expect(onAction.mock.calls).toEqual([['find']])
})

test.each([
  ['the mouse was moved away', {}, { clientX: 80 }],
  ['a finger is on it, whose tap comes whole', { pointerType: 'touch' }, { pointerType: 'touch' }],
  ['it is another button of the mouse', { button: 2 }, { button: 2 }],
])('does not press it when %s', async (_, down, up) => {
  early([BELLA], ANEW)
  mouse('pointerdown', last(), down)
  await reactCame(ANEW, [BELLA])
  mouse('pointerup', last(), up)
  expect(onAction).not.toHaveBeenCalled()
})

test('follows a link when the code does not arrive', () => {
  early([BELLA], ANEW)
  click(found('a'))
  vi.advanceTimersByTime(7_999)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign.mock.calls).toEqual([[new URL('/help', location.href).href]])
})
