// @vitest-environment happy-dom
import { createElement as element, useEffect, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { markDrawnEarly } from './held-press'
import { holdPressesHere } from './held-press.fixture'
import { isPrerendered, leavePrerendered, pageRoot } from './prerendered'
import { takeOver } from './take-over'

const sent = vi.fn<(name: string) => void>()
const complaints = vi.spyOn(console, 'error')

holdPressesHere()

function Page({ onShown }: { onShown?: () => void }) {
  const [name, setName] = useState('')
  const [all, setAll] = useState(false)
  const [pet, setPet] = useState('dog')
  const [sex, setSex] = useState('male')
  useEffect(() => onShown?.(), [onShown])
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    sent(name)
  }
  return element(
    'form',
    { onSubmit: submit },
    element('input', { name: 'name', value: name, onChange: ({ target }) => setName(target.value) }),
    element('input', { type: 'checkbox', name: 'all', checked: all, onChange: ({ target }) => setAll(target.checked) }),
    element(
      'select',
      { name: 'pet', value: pet, onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => setPet(target.value) },
      ['dog', 'cat'].map((value) => element('option', { key: value, value }, value)),
    ),
    ['male', 'female'].map((value) =>
      element('input', {
        type: 'radio',
        name: 'sex',
        key: value,
        value,
        checked: sex === value,
        onChange: () => setSex(value),
      }),
    ),
    element('b', {}, `${sex} ${pet}`),
    element('a', { href: '/help' }, 'Help'),
    element('output', {}, name),
    element('button', { type: 'submit' }, 'Send'),
  )
}

beforeEach(() => {
  sent.mockClear()
  complaints.mockClear()
  document.documentElement.dataset.prerendered = ''
  document.body.innerHTML = `<div id="root">${renderToString(element(Page))}</div><div id="skeleton"><i></i></div>`
})

const found = <E extends Element>(selector: string) =>
  document.querySelector<E>(selector) ?? expect.fail(`no ${selector}`)
const field = () => found<HTMLInputElement>('input')

type TakeOver = (root: HTMLElement, page: ReactNode) => void
const WAYS: readonly (readonly [way: string, draw: TakeOver])[] = [
  ['taken over', (root, page) => void hydrateRoot(root, page)],
  ['drawn anew in its place', (root, page) => createRoot(root).render(page)],
]

function begin(draw: TakeOver) {
  const root = pageRoot()
  draw(root, element(Page, { onShown: takeOver(root) }))
}

test.each(WAYS)('keeps typed text and focus when the page is %s', async (_, draw) => {
  field().focus()
  field().value = 'nurse'
  field().setSelectionRange(2, 4)
  begin(draw)
  await expect.poll(() => found('output').textContent).toBe('nurse')
  expect(field().value).toBe('nurse')
  await expect.poll(() => document.activeElement).toBe(field())
  expect({ selectionStart: field().selectionStart, selectionEnd: field().selectionEnd }).toEqual({
    selectionStart: 2,
    selectionEnd: 4,
  })
})

test.each(WAYS)('keeps the focus of a link when the page is %s', async (_, draw) => {
  found<HTMLElement>('a').focus()
  begin(draw)
  await expect.poll(isPrerendered).toBe(false)
  await expect.poll(() => document.activeElement).toBe(found('a'))
})

test.each(WAYS)('submits a form that was sent too early once, with its input, when the page is %s', async (_, draw) => {
  field().value = 'nurse'
  found<HTMLElement>('button').click()
  expect(sent).not.toHaveBeenCalled()
  begin(draw)
  await expect.poll(() => sent.mock.calls).toEqual([['nurse']])
})

test("hydration keeps the page's elements and removes the skeleton", async () => {
  const before = field()
  begin((root, page) => void hydrateRoot(root, page))
  await expect.poll(isPrerendered).toBe(false)
  expect(field()).toBe(before)
  expect(complaints).not.toHaveBeenCalled()
  expect(document.querySelector('#skeleton')).toBeNull()
})

test('other visitors see the skeleton in place of the prerendered page', () => {
  leavePrerendered()
  expect(pageRoot().innerHTML).toBe('<i></i>')
  expect(document.querySelector('#skeleton')).toBeNull()
})

test('a ticked box stays ticked after a new render, and React knows', async () => {
  const box = () => found<HTMLInputElement>('input[type="checkbox"]')
  const before = box()
  before.click()
  begin((root, page) => createRoot(root).render(page))
  await expect.poll(isPrerendered).toBe(false)
  expect(box()).not.toBe(before)
  await expect.poll(() => box().checked).toBe(true)
})

test('a choice stays after a new render, and React knows', async () => {
  found<HTMLSelectElement>('select').value = 'cat'
  found<HTMLElement>('[value="female"]').click()
  begin((root, page) => createRoot(root).render(page))
  await expect.poll(() => found('b').textContent).toBe('female cat')
  expect(found<HTMLInputElement>('[value="female"]').checked).toBe(true)
})

/** Focuses its first field when opened, like a wizard. */
function Leading({ onShown }: { onShown: () => void }) {
  useEffect(() => found<HTMLElement>('a').focus(), [])
  return element(Page, { onShown })
}

test('a page that focuses a field itself does not interrupt typing', async () => {
  field().focus()
  const root = pageRoot()
  createRoot(root).render(element(Leading, { onShown: takeOver(root) }))
  await expect.poll(isPrerendered).toBe(false)
  await expect.poll(() => document.activeElement).toBe(field())
})

test('a form of an early render waits for its successor; one of React does not', async () => {
  leavePrerendered()
  found('#skeleton').remove()
  markDrawnEarly(document.querySelectorAll('form'))
  field().value = 'nurse'
  const submit = () => found<HTMLElement>('button').click()
  submit()
  expect(sent).not.toHaveBeenCalled()
  begin((root, page) => createRoot(root).render(page))
  await expect.poll(() => sent.mock.calls).toEqual([['nurse']])
  submit()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('typed text waits for its field through renders without it, and so does the press that sends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const root = pageRoot()
  Object.assign(field(), { value: 'Bella' })
  field().dispatchEvent(new Event('input', { bubbles: true }))
  found<HTMLElement>('button').click()
  const goOn = new EventTarget()
  function InThree() {
    const [drawing, setDrawing] = useState(1)
    useEffect(() => goOn.addEventListener('on', () => setDrawing((before) => before + 1)), [])
    const tookOver = useState(() => takeOver(root))[0]
    useEffect(tookOver, [tookOver])
    return drawing < 3 ? element('p', {}, element('i', { key: drawing })) : element(Page)
  }
  createRoot(root).render(element(InThree))
  await vi.waitFor(() => found('p i'))
  for (let drawing = 2; drawing <= 3; drawing++) {
    await vi.advanceTimersByTimeAsync(3_500)
    goOn.dispatchEvent(new Event('on'))
  }
  await vi.waitFor(() => expect(found('output').textContent).toBe('Bella'))
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['Bella']]))
  vi.useRealTimers()
})

test('keys pressed while React has removed the focused field change its text', async () => {
  const root = pageRoot()
  field().focus()
  field().value = 'Bea'
  field().setSelectionRange(2, 2)
  const onShown = takeOver(root)
  const page = createRoot(root)
  page.render(element('p'))
  await vi.waitFor(() => found('p'))
  for (const key of ['Shift', 'x', 'Backspace', 'l', 'l'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  page.render(element(Page, { onShown }))
  await expect.poll(() => found('output').textContent).toBe('Bella')
  expect([field().selectionStart, document.activeElement]).toEqual([4, field()])
})

test('a press elsewhere keeps the focus there when a late screen brings the field', async () => {
  const root = pageRoot()
  field().focus()
  field().value = 'Bella'
  const onShown = takeOver(root)
  const page = createRoot(root)
  const menu = element('button', { key: 'menu' }, 'Menu')
  page.render([menu])
  await vi.waitFor(() => expect(found('button').textContent).toBe('Menu'))
  found('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  found<HTMLElement>('button').focus()
  page.render([menu, element(Page, { key: 'page', onShown })])
  await expect.poll(() => found('output').textContent).toBe('Bella')
  expect(document.activeElement?.textContent).toBe('Menu')
})
