// @vitest-environment happy-dom
import { draftOf, renderInPortal } from '@portal/testing'
import * as federation from '@portal/federation'
import { keepDraft } from '@portal/federation'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { bella } from '../testing/bookings'
import { serverBella } from '../testing/server-booking'
import { BarNote } from './BarNote'
import { showWizard } from './private-wizard.fixture'

beforeEach(() => {
  vi.spyOn(federation, 'Slot').mockImplementation(({ fallback }) => <>{fallback(() => undefined)}</>)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const saved = { progress: 'saved', savedAt: new Date('2026-11-25T05:41:00Z') } as const

test.each([
  ['Australia/Perth', 'Saved at 13:41, Perth time'],
  ['Australia/Adelaide', 'Saved at 16:11, Adelaide time'],
  ['UTC', 'Saved at 05:41, UTC'],
] as const)('in %s: %s [OPEN-126]', (timeZone, words) => {
  renderInPortal(<BarNote outcome="" session={saved} />, { host: { timeZone } })
  expect(screen.getByRole('status').textContent).toBe(words)
})

test("shows the time of a save by the server's clock, even if the computer's is wrong [OPEN-135]", async () => {
  const unsaved = { '#owner-pet-details': { version: 0, values: toOwnerPetValues(bella()) } }
  const work = { vetStaff: 'Dana Reid', option: 'private-return', unsaved }
  keepDraft({ userId: 'contact-1', id: 'd1' }, draftOf({}, { bookingId: '', work }))
  const now = () => new Date('2001-11-25T05:41:00Z')
  showWizard('private', '/new-booking/private?draft=d1', { createBooking: () => serverBella() }, { now })
  await screen.findByRole('heading', { level: 1, name: /^Step 1/ })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Saved at 13:41, Perth time')).toBeTruthy()
})
