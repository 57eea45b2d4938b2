// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import * as federation from '@portal/federation'
import { expectOnlyText } from '@portal/testing/hostile'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { booking, event, labels, pageOf, row, unfinishedRow } from './data/bookings.fixture'
import { FindBox } from './find/FindBox'
import remote from './remote-module'

beforeEach(() => {
  vi.stubGlobal('print', () => undefined)
  vi.spyOn(federation, 'Slot').mockReturnValue(<></>)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Path = keyof typeof remote.routes

const OWNER_AND_PET = ['first_name', 'last_name', 'breed', 'breed_type', 'phone_mobile', 'primary_address_street']

/** Texts on each screen that come from people or other services. */
const SHOWN: Readonly<Record<Path, readonly string[]>> = {
  '/dashboard': ['pet_name', 'petName', 'productName', 'order_id_c'],
  '/bookings': ['pet_name', 'owner_name', 'order_id_c', 'package_name', 'missing'],
  '/booking/:id': [
    ...OWNER_AND_PET,
    'vet_staff_c',
    'email',
    'description',
    'outcome',
    'created_by',
    'to_value',
    'engraving_text',
    'name',
  ],
  '/booking/:id/papers': ['first_name', 'last_name', 'description', 'breed_type', 'order_id_c'],
}

const told = (id: string, field: string) => event(id, field, 'Portrait Plaque', '2026-03-02T05:30:00Z')
const answers = {
  getStageLabels: () => labels,
  listBookings: () => pageOf([row(), unfinishedRow]),
  getBooking: () => {
    const before = booking()
    const events = ['artwork', 'owner_request', 'items', 'details', 'warning_answers', 'discarded', 'new'].map(
      (field) => told(field, field),
    )
    return { ...before, order_events: [...before.order_events, ...events] }
  },
  listOwnerAnswers: () => ({ answers: undefined, open: 1 }),
}

describe('a text that looks like code stays a text [OPEN-288]', () => {
  test.each(Object.entries(SHOWN))('at %s', async (path, shows) => {
    const load = Object.entries(remote.routes).find(([known]) => known === path)?.[1]
    expect(load).toBeDefined()
    const Screen = await load?.()
    const at = path.replace(':id', 'booking-100001')
    if (Screen) await expectOnlyText(() => <Screen />, { path, at, answers, shows })
  })

  test('in Find', async () => {
    const screens = [{ label: 'Dashboard', to: '/dashboard' }]
    await expectOnlyText(() => <FindBox text="" isScanned={false} screens={screens} onDone={() => undefined} />, {
      answers,
      meanwhile: async () => {
        fireEvent.change(screen.getByRole('combobox'), { target: { value: '<img src=x onerror=alert(1)>' } })
        await screen.findByRole('group', { name: 'Bookings and orders' })
      },
      shows: ['pet_name', 'owner_name', 'order_id_c'],
    })
  })
})
