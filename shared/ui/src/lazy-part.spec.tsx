// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

afterEach(cleanup)

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? 'Could not be loaded' : this.props.children
  }
}

const Part: ComponentType<object> = () => <p>The part</p>
const Fallback: ComponentType<object> = () => <p>Loading</p>

function show(Lazy: ComponentType<object>) {
  return render(
    <Boundary>
      <Lazy />
    </Boundary>,
  )
}

test('shows the fallback until the code has loaded; one failed load is retried silently', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(Part)
  show(lazyPart(load, Fallback))
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('after two failures the error boundary shows its text, and the next mount tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const gone = new Error('503')
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(Part)
  const Lazy = lazyPart(load, Fallback)
  const { unmount } = show(Lazy)
  expect(await screen.findByText('Could not be loaded')).toBeTruthy()
  unmount()
  show(Lazy)
  expect(await screen.findByText('The part')).toBeTruthy()
})
