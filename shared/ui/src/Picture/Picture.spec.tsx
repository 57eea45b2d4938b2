// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Picture } from './Picture'

afterEach(cleanup)

test('a failed picture leaves a placeholder, a new address is tried [SHL-58]', () => {
  const { container, rerender } = render(<Picture src="/gone.png" alt="Pet tag" />)
  fireEvent.error(screen.getByRole('img', { name: 'Pet tag' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Pet tag (no picture)' })).toBeTruthy()
  rerender(<Picture src="/other.png" alt="Pet tag" />)
  expect(screen.getByRole('img', { name: 'Pet tag' }).getAttribute('src')).toBe('/other.png')
})

describe('an address that expires [OPEN-92]', () => {
  const asked = vi.fn<() => void>()
  const links = (areOver: boolean) => ({ areOver: () => areOver, renew: asked })
  const image = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Pet tag' })?.getAttribute('src')
  const show = (src: string, isOver = false) => <Picture src={src} alt="Pet tag" links={links(isOver)} />
  beforeEach(() => asked.mockReset())

  test('keeps a loaded picture when there is a newer address', () => {
    const { rerender } = render(show('/tag.png?end=1'))
    rerender(show('/tag.png?end=2'))
    expect(image()).toBe('/tag.png?end=2')
    fireEvent.load(screen.getByRole('img'))
    rerender(show('/tag.png?end=3', true))
    expect(image()).toBe('/tag.png?end=2')
    rerender(show('/other.png?end=3'))
    expect(image()).toBe('/other.png?end=3')
    expect(asked).not.toHaveBeenCalled()
  })

  test('when expired, requests a new one and loads it instead', () => {
    const { rerender } = render(show('/tag.png?end=1', true))
    expect(image()).toBeUndefined()
    expect(screen.getByRole('img', { name: 'Pet tag (no picture)' })).toBeTruthy()
    expect(asked).toHaveBeenCalledTimes(1)
    rerender(show('/tag.png?end=2'))
    expect(image()).toBe('/tag.png?end=2')
  })

  test.each([
    ['in its time is of a picture that is gone: the placeholder stays', false, 0],
    ['when it is over is asked for anew', true, 1],
  ])('that fails %s', (_what, isOver, times) => {
    let over = false
    const ending = { areOver: () => over, renew: asked }
    const { rerender } = render(<Picture src="/tag.png?end=1" alt="Pet tag" links={ending} />)
    over = isOver
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img', { name: 'Pet tag (no picture)' })).toBeTruthy()
    expect(asked).toHaveBeenCalledTimes(times)
    rerender(show('/tag.png?end=2'))
    expect(image()).toBe('/tag.png?end=2')
  })
})
