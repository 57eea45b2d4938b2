import { Route, Routes } from '@portal/router'
import { fakeApi, installLocks, renderInPortal } from '@portal/testing'
import { BookingWizard } from './BookingWizard'
import { serverBella } from '../testing/server-booking'

export type Answer = (input: { idempotencyKey?: string; version?: number; body: never }) => unknown

/** The private wizard at one of its addresses, with Bella on the server; other answers stand in for the usual ones. */
export function showPrivateWizard(at: string, answers: Readonly<Record<string, Answer>> = {}) {
  installLocks()
  const api = fakeApi({
    getStageLabels: () => ({ 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted' }),
    listPetTypes: () => ({ data: [{ pet_type: 'Dog' }, { pet_type: 'Horse' }] }),
    listPetBreeds: () => ({ data: [], current_page: 1, last_page: 1, total: 0 }),
    listServiceTypes: () => [
      { id: 'st-1', name: 'private cremation & return of ashes' },
      { id: 'st-2', name: 'Private Cremation & Dispersal of Ashes' },
    ],
    getBooking: () => serverBella(),
    ...answers,
  })
  const wizard = <BookingWizard kind="private" />
  const screens = (
    <Routes>
      <Route path="/new-booking/private" element={wizard} />
      <Route path="/edit-booking-private/:id" element={wizard} />
      <Route path="*" element={null} />
    </Routes>
  )
  return renderInPortal(screens, { at, host: { api } })
}
