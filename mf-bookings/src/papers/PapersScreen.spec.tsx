// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { cleanup, screen, within } from '@testing-library/react'
import jsQR from 'jsqr'
import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import { Route, Routes } from '@portal/router'
import { fakeApi, renderInPortal } from '@portal/testing'
import { booking } from '../data/bookings.fixture'
import { PapersScreen } from './PapersScreen'

afterEach(cleanup)

function show(answer: () => ServerBooking, id = 'booking-100001') {
  const screenAtPath = (
    <Routes>
      <Route path="/booking/:id/papers" element={<PapersScreen />} />
    </Routes>
  )
  return renderInPortal(screenAtPath, { at: `/booking/${id}/papers`, host: { api: fakeApi({ getBooking: answer }) } })
}

const sheet = (name: string) => within(document.querySelector<HTMLElement>(`[data-paper="${name}"]`) ?? document.body)
const CODE = /booking 100001/

/** Reads a code as a scanner would: its squares, eight pixels wide, decoded by another library. */
function readFrom(code: HTMLElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const width = size * 8
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of code
    .querySelectorAll('path')[1]
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1/g) ?? []) {
    for (let at = 0; at < 64; at++) {
      const pixel = (Number(y) * 8 + (at >> 3)) * width + Number(x) * 8 + (at & 7)
      pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

test('the tag sheet has number, pet, weight, card, instructions and a code of the booking’s address [OPEN-171]', async () => {
  show(() => booking())
  expect(await screen.findByRole('heading', { level: 1, name: 'Paperwork' })).toBeTruthy()
  const tag = sheet('tag')
  for (const text of ['100001', 'Bella Murray', '28.40 kg', 'Keep the blue blanket.', 'Tag card: Private cremation']) {
    expect(tag.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(readFrom(tag.getByRole('img', { name: CODE }))).toBe(`${location.origin}/booking/booking-100001`)
})

test('no paper shows a price, whatever the practice sees [DOM-51, OPEN-171]', async () => {
  show(() => booking())
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).not.toMatch(/\$|120\.50/)
})

test.each([
  ['unsubmitted', { cstm: { order_stage_c: 'VP Unsubmitted' } }],
  ['cancelled', { cstm: { order_stage_c: 'Cancelled' } }],
])('a booking that is %s has no paperwork, and the page says why [OPEN-171]', async (_, change) => {
  show(() => booking(change))
  expect(await screen.findByText('There is no paperwork for this booking')).toBeTruthy()
  expect(document.querySelector('[data-paper]')).toBeNull()
})

test('says when a booking failed to load or is not of this practice', async () => {
  show(() => {
    throw new ApiError({ kind: 'offline' })
  })
  expect(await screen.findByText('This booking could not be loaded')).toBeTruthy()
  cleanup()
  show(() => booking(), 'no id')
  expect(await screen.findByText('We could not find this booking')).toBeTruthy()
})
