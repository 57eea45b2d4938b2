// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
// Imported up front, so that no test waits for it.
import './CameraPart'
import { fakeCamera, refusal } from './fake-camera'
import type { ScannedBooking } from './scanned-booking'
import { ScanButton } from './ScanButton'

const onBooking = vi.fn<(asked: ScannedBooking) => void>()
beforeEach(() => onBooking.mockClear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show() {
  const page = render(<ScanButton onBooking={onBooking} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Scan a code' }))
  return page
}

describe('the camera [OPEN-268]', () => {
  test('is requested on the press only, gives instructions, and opens the booking that it sees, once', async () => {
    const camera = fakeCamera()
    render(<ScanButton onBooking={onBooking} />)
    const button = await screen.findByRole('button', { name: 'Scan a code' })
    expect(camera.asked).toEqual([])
    fireEvent.click(button)
    expect(await screen.findByText('Hold the code of a tag sheet or label in front of the camera.')).toBeTruthy()
    expect(screen.getByLabelText('Camera picture').hidden).toBe(false)
    expect(camera.asked).toEqual([{ video: { facingMode: 'environment' } }])
    camera.seen.texts = ['https://elsewhere.test/booking/b1']
    expect(await screen.findByText(/^This is not the code of a booking in this portal/)).toBeTruthy()
    camera.seen.texts = [`${location.origin}/booking/b1`, `${location.origin}/booking/b2`]
    expect(await screen.findByText('The camera sees codes of several bookings. Show only one.')).toBeTruthy()
    camera.seen.texts = ['100001']
    await waitFor(() => expect(onBooking.mock.calls).toEqual([[{ number: '100001' }]]))
    await waitFor(() => expect(camera.on()).toBe(0))
    expect(screen.getByRole('button', { name: 'Scan a code' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('turns off when stopped or closed', async () => {
    const camera = fakeCamera()
    const { unmount } = await show()
    await screen.findByText(/^Hold the code/)
    expect(camera.on()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Stop scanning' }))
    expect([camera.on(), screen.queryByLabelText('Camera picture')]).toEqual([0, null])
    fireEvent.click(screen.getByRole('button', { name: 'Scan a code' }))
    await screen.findByText(/^Hold the code/)
    unmount()
    expect([camera.tracks.length, camera.on()]).toEqual([2, 0])
  })

  test('turns off when closed during the permission prompt', async () => {
    const camera = fakeCamera()
    let allow = () => {}
    camera.granted.by = () => new Promise((resolve) => (allow = resolve))
    const { unmount } = await show()
    await screen.findByText(/^Starting the camera/)
    unmount()
    allow()
    await waitFor(() => expect([camera.tracks.length, camera.on()]).toEqual([1, 0]))
  })

  test.each([
    ['NotAllowedError', /^This page is not allowed to use the camera/],
    ['NotFoundError', /^No camera was found/],
    ['NotReadableError', /^The camera shows no picture/],
  ])('says why it is missing (%s), and can be retried', async (name, words) => {
    const camera = fakeCamera()
    camera.granted.by = () => Promise.reject(refusal(name))
    await show()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    camera.granted.by = () => Promise.resolve()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Hold the code/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('turns off and says so when unplugged, or when codes cannot be read', async () => {
    const camera = fakeCamera()
    await show()
    await screen.findByText(/^Hold the code/)
    act(() => void camera.tracks[0]?.dispatchEvent(new Event('ended')))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The camera shows no picture/)
    camera.seen.texts = new Error('service unavailable')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Codes cannot be read/))
    expect(camera.on()).toBe(0)
  })

  test('has no button in a browser without code reader or camera', async () => {
    fakeCamera()
    vi.stubGlobal('BarcodeDetector', undefined)
    const { container } = render(<ScanButton onBooking={onBooking} />)
    await act(async () => {})
    expect(container.childElementCount).toBe(0)
  })
})
