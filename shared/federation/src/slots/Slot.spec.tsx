// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSlot } from '../loader/parts'
import { RemoteUnavailable } from '../loader/unavailable'
import { Slot } from './Slot'
import type { SlotName } from '../module/remote-module'

vi.mock('../loader/parts', () => ({
  loadSlot: vi.fn<typeof loadSlot>(),
  remoteOfSlot: (slot: string) => ({ name: slot === 'Porch' ? 'mf-b' : 'mf-a' }),
}))

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

test('a slot shows its component', async () => {
  vi.mocked(loadSlot).mockResolvedValue(Filled)
  await show()
  expect(screen.getByText('The picture')).toBeTruthy()
})

test('an empty slot shows its fallback, and Retry fills it in place', async () => {
  vi.mocked(loadSlot).mockImplementationOnce(missing).mockResolvedValue(Filled)
  await show()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('The picture')).toBeTruthy()
  expect(loadSlot).toHaveBeenCalledTimes(2)
})

describe('several slots', () => {
  const Cellar: SlotName<object> = 'Cellar'
  const Loft: SlotName<object> = 'Loft'
  const Porch: SlotName<object> = 'Porch'

  /** Three empty slots: two of one remote, one of another. */
  async function showThree(): Promise<void> {
    const place = (name: SlotName<object>) => (
      <Slot
        key={name}
        name={name}
        props={{}}
        loading={null}
        fallback={(retry) => <button onClick={retry}>{`Retry ${name}`}</button>}
      />
    )
    await act(async () => {
      render(<>{[Cellar, Loft, Porch].map(place)}</>)
    })
  }
  async function retry(name: string): Promise<void> {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: `Retry ${name}` })))
    // Waits until woken slots have retried.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  const missingPlaces = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  test('a slot that recovers makes the other slots of its remote retry, and no others', async () => {
    vi.mocked(loadSlot).mockImplementation(missing)
    await showThree()
    vi.mocked(loadSlot).mockResolvedValue(Filled)
    await retry('Cellar')
    expect(missingPlaces()).toEqual(['Retry Porch'])
    expect(screen.getAllByText('The picture')).toHaveLength(2)
  })

  test('a slot that fails again, even right after its render, wakes no others', async () => {
    vi.mocked(loadSlot).mockImplementation(missing)
    await showThree()
    await retry('Cellar')
    expect(loadSlot).toHaveBeenCalledTimes(4)
    vi.mocked(loadSlot).mockResolvedValue(function Failing() {
      useEffect(() => {
        throw new Error('broken')
      })
      return null
    })
    await retry('Cellar')
    expect(loadSlot).toHaveBeenCalledTimes(5)
    expect(missingPlaces()).toHaveLength(3)
  })
})
