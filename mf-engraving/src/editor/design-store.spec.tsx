// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { freshDesign } from './design'
import type { ChosenPhoto } from './design'
import { useDesignStore } from './design-store'
import { plate } from './editor.fixture'

const opened = () => {
  const store = createStore()
  return renderHook(() => useDesignStore(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
}
const photo = (url: string, cropped: string | null): ChosenPhoto => ({
  name: 'bella.jpg',
  source: { url, read: { picture: new Blob(), size: { width: 400, height: 300 } } },
  cut: { rotation: 0, croppedAreaPixels: { x: 0, y: 0, width: 400, height: 300 } },
  cropped: cropped === null ? null : { url: cropped, blob: new Blob() },
})

afterEach(cleanup)

test('parts are merged into the design, clear empties it; nothing is stored [ENG-62, OPEN-74]', () => {
  const { result } = opened()
  expect(result.current.design).toBeNull()
  act(() => result.current.merge({ draft: { icon: 'Heart' } }))
  expect(result.current.design).toBeNull()
  act(() => result.current.begin(freshDesign(plate, 'Bella')))
  act(() => result.current.merge({ draft: { icon: 'Heart' } }))
  act(() => result.current.merge({ draft: { iconPlacement: 'Right' } }))
  expect(result.current.design?.draft).toMatchObject({
    petName: { text: 'Bella' },
    icon: 'Heart',
    iconPlacement: 'Right',
  })
  act(() => result.current.clear())
  expect(result.current.design).toBeNull()
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('pictures that are not held any more are let go', () => {
  const gone = vi.spyOn(URL, 'revokeObjectURL')
  const { result } = opened()
  act(() => result.current.begin(freshDesign(plate, 'Bella')))
  act(() => result.current.merge({ photo: photo('blob:a', null) }))
  act(() => result.current.merge({ photo: photo('blob:a', 'blob:crop') }))
  expect(gone).not.toHaveBeenCalled()
  act(() => result.current.merge({ photo: photo('blob:b', null) }))
  expect(gone.mock.calls.flat()).toEqual(['blob:a', 'blob:crop'])
  act(() => result.current.clear())
  expect(gone).toHaveBeenLastCalledWith('blob:b')
})
