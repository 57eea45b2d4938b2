import type { WizardKind } from '@portal/domain'
import { paths } from '@portal/federation'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { fakeApi, installLocks, renderInPortal } from '@portal/testing'
import { BookingWizard } from './BookingWizard'
import { serverBella } from '../testing/server-booking'

export type Answer = (input: { idempotencyKey?: string; version?: number; body: never }) => unknown

type Answers = Readonly<Record<string, Answer>>

/** Renders the private wizard at an address. */
export const showPrivateWizard = (at: string, answers: Answers = {}) => showWizard('private', at, answers)

/** Renders a wizard at an address, with Bella on the server; `answers` override the default ones. */
export function showWizard(kind: WizardKind, at: string, answers: Answers = {}, host: Partial<PortalHost> = {}) {
  installLocks()
  const api = fakeApi({
    getStageLabels: () => ({ 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted' }),
    listPetTypes: () => ({ data: [{ pet_type: 'Dog' }, { pet_type: 'Horse' }] }),
    listPetBreeds: () => ({ data: [], current_page: 1, last_page: 1, total: 0 }),
    findEarlierOwners: () => ({ owners: [] }),
    listServiceTypes: () => [
      { id: 'st-1', name: 'private cremation & return of ashes' },
      { id: 'st-2', name: 'Private Cremation & Dispersal of Ashes' },
    ],
    getBooking: () => serverBella(),
    ...answers,
  })
  const wizard = <BookingWizard kind={kind} />
  const screens = (
    <Routes>
      <Route path={paths.newBookingWizard(kind)} element={wizard} />
      <Route path={paths.editBooking(kind, ':id')} element={wizard} />
      <Route path="*" element={null} />
    </Routes>
  )
  return renderInPortal(screens, { at, host: { api, ...host } })
}
