// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundary } from './boundary'
import { register } from './families'
import { jsxDEV } from './jsx-dev-runtime'
import { signatureOf } from './signatures'

/** Each test, and each try of one, has sources of its own. */
let folder = 0
beforeEach(() => void folder++)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A version of a component, as the compiler leaves it. */
function version<T extends ComponentType>(place: string, component: T, hooks = 'useState'): T {
  signatureOf()(component, hooks)
  register(component, 'mf-a', `${folder}/${place}`)
  return component
}

/** A form in whose label its version is told. */
const form = (label: string) =>
  function Form() {
    const [value, setValue] = useState('')
    return (
      <label>
        {label}
        <input value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
    )
  }
const fill = (label: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: 'Mia' } })

test('a new version is drawn in the open page, and what was filled in stays [OPEN-244]', async () => {
  render(jsxDEV(version('kept', form('Pet')), {}))
  fill('Pet')
  version('kept', form('Name of the pet'))
  expect(await screen.findByLabelText('Name of the pet')).toHaveProperty('value', 'Mia')
})

test('with other hooks it begins anew: what was kept belongs to none of them', async () => {
  render(jsxDEV(version('other', form('Pet')), {}))
  fill('Pet')
  version('other', form('Owner'), 'useState useId')
  expect(await screen.findByLabelText('Owner')).toHaveProperty('value', '')
})

test('what one below keeps stays, where the one above has changed', async () => {
  const Below = version('below', form('Pet'))
  render(
    jsxDEV(
      version('above', () => <section>one{jsxDEV(Below, {})}</section>, ''),
      {},
    ),
  )
  fill('Pet')
  version('above', () => <section>two{jsxDEV(Below, {})}</section>, '')
  expect(await screen.findByText('two')).toBeTruthy()
  expect(screen.getByLabelText('Pet')).toHaveProperty('value', 'Mia')
})

test('a screen that the shell draws is swapped too, and keeps its own properties', async () => {
  const prepare = () => Promise.resolve()
  const screenOf = (label: string) => Object.assign(form(label), { prepare })
  const module = { name: 'mf-a', routes: { '/a': async () => version('screen', screenOf('Pet')) } }
  boundary(undefined, { default: module })
  const Screen = await module.routes['/a']()
  expect(Screen).toHaveProperty('prepare', prepare)
  render(<Screen />)
  fill('Pet')
  version('screen', screenOf('Dog'))
  expect(await screen.findByLabelText('Dog')).toHaveProperty('value', 'Mia')
})

test('what memo made shows its new version', async () => {
  const made = (label: string) => {
    const inner = version('inner', form(label))
    const outer = memo(inner)
    register(outer, 'mf-a', `${folder}/outer`)
    return outer
  }
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  render(jsxDEV(made('Pet'), {}))
  made('Cat')
  expect(await screen.findByLabelText('Cat')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('one that somebody shows whom we do not know is shown by a load of the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const Unknown = version('unknown', form('Pet'))
  render(<Unknown />)
  version('unknown', form('Dog'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('a module of components alone takes its own replacement; any other passes it on', () => {
  const hot = (wasBoundary?: boolean) => ({
    data: wasBoundary === undefined ? undefined : { wasBoundary },
    accept: vi.fn<() => void>(),
    dispose: vi.fn<() => void>(),
    invalidate: vi.fn<() => void>(),
  })
  const [Form, own, mixed, was] = [version('b', form('Pet')), hot(), hot(), hot(true)]
  boundary(own, { Form })
  boundary(mixed, { Form, LIMIT: 3 })
  boundary(was, { Form, LIMIT: 3 })
  expect(
    [own, mixed, was].map(({ accept, invalidate }) => [accept.mock.calls.length, invalidate.mock.calls.length]),
  ).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ])
})

// Last: a page in which something threw is never swapped again.
test('a component that throws tells whose it is, and its next version is loaded [OPEN-245]', async () => {
  const told: unknown[] = []
  const listener = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : null)
  addEventListener('portal-dev-crash', listener)
  vi.spyOn(console, 'error').mockReturnValue()
  const failing = () => {
    throw new Error('no pet')
  }
  expect(() => render(jsxDEV(version('failing', failing, ''), {}))).toThrow('no pet')
  removeEventListener('portal-dev-crash', listener)
  expect(told).toContainEqual({ name: 'mf-a' })
  // What is mended is shown by a load: its place has given up.
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  version('failing', form('Pet'), '')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
