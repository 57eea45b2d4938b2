// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSlot } from '../loader/parts'
import { RemoteUnavailable } from '../loader/unavailable'
import { Slot } from './Slot'
import type { SlotName } from '../module/slot-name'

vi.mock('../loader/parts', () => ({ loadSlot: vi.fn<typeof loadSlot>() }))

const Filled = () => <p>The picture</p>
const missing = () => Promise.reject(new RemoteUnavailable('mf-a', 'unreachable', 'down'))
const Attic: SlotName<{ readonly of: string }> = 'Attic'

beforeEach(() => {
  vi.mocked(loadSlot).mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show() {
  await act(async () => {
    render(
      <Slot
        name={Attic}
        props={{ of: 'a house' }}
        loading={<p>Loading</p>}
        fallback={(retry) => <button onClick={retry}>Try again</button>}
      />,
    )
  })
}

test('a slot shows what fills it', async () => {
  vi.mocked(loadSlot).mockResolvedValue(Filled)
  await show()
  expect(screen.getByText('The picture')).toBeTruthy()
})

test('a slot that stays empty says so, and Retry fills it in place', async () => {
  vi.mocked(loadSlot).mockImplementationOnce(missing).mockResolvedValue(Filled)
  await show()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('The picture')).toBeTruthy()
  expect(loadSlot).toHaveBeenCalledTimes(2)
})
