// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { paths } from '@portal/federation'
import { expectOnlyText } from '@portal/testing/hostile'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { SaveList } from './saved-lists/SaveList'
import { STEP_HASH } from './plan/steps'
import remote from './remote-module'
import { serverBella } from './testing/server-booking'
import { serverLine } from './testing/server-line'
import { emptySlots } from './testing/empty-slots.fixture'
import { drawNothing } from './steps/confirmation/no-picture.fixture'

beforeEach(() => {
  emptySlots()
  drawNothing()
})
afterEach(cleanup)

const PRIVATE = { id: 'st-1', name: 'private cremation & return of ashes' }
const SUPPLIES = { id: 'st-9', name: 'vet supply order' }
const bags = serverLine('line-Bags', 'Bags', 5, 12.5)
const again = [
  { line_id: 'line-Bags', name: 'Bags', quantity: 3, changes: [{ kind: 'fewer', was: 5, now: 3 }], message: '' },
  { line_id: 'line-Tags', name: 'Tags', quantity: 2, changes: [{ kind: 'gone' }], message: 'It is not sold any more.' },
]
const savedList = {
  id: 'list-1',
  name: 'Monthly',
  saved_at: '2026-03-02T01:00:00Z',
  items: [{ name: 'Bags', quantity: 5 }],
  version: 1,
}
const answersOf = (stage: string, serviceType = PRIVATE) => ({
  getStageLabels: () => ({ 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted' }),
  listServiceTypes: () => [PRIVATE, SUPPLIES],
  getBooking: () => {
    const booking = serverBella({ stage })
    return {
      ...booking,
      cstm: { ...booking.cstm, service_type: serviceType },
      quoted_products: [bags],
      special_instructions: [
        { id: 'i-1', description: 'Keep the collar', opportunity_id: 'booking-1', completed: false },
      ],
    }
  },
  listSavedLists: () => [savedList],
  getSavedList: () => ({ ...savedList, lines: [bags], again }),
  getOrderAgain: () => ({ lines: again }),
})
async function screenAt(path: string) {
  const load = Object.entries(remote.routes).find(([known]) => known === path)?.[1]
  if (!load) throw new Error(`No screen at ${path}`)
  return load()
}

const OWNER_AND_PET = ['first_name', 'last_name', 'description']

describe('a text that looks like code stays a text [OPEN-288]', () => {
  test.each([
    [STEP_HASH.ownerPet, [...OWNER_AND_PET, 'breed', 'primary_address_street']],
    [STEP_HASH.productList, []],
    [STEP_HASH.confirmation, [...OWNER_AND_PET, 'name', 'primary_address_street']],
  ])('in a wizard at %s', async (hash, shows) => {
    const path = paths.editBooking('private', ':id')
    const Screen = await screenAt(path)
    const at = paths.editBooking('private', 'booking-1') + hash
    await expectOnlyText(() => <Screen />, { path, at, answers: answersOf('VP Unsubmitted'), shows })
  })

  test.each([
    ['', []],
    ['?saved=', ['name']],
    ['?saved=list-1', ['name', 'message']],
    ['?again=booking-1', ['name', 'message']],
  ])('at /new-booking%s', async (query, shows) => {
    const path = paths.newBooking()
    const Screen = await screenAt(path)
    const answers = answersOf('VP Submitted', SUPPLIES)
    await expectOnlyText(() => <Screen />, { path, at: path + query, answers, shows })
  })

  test('in the dialog that saves a list', async () => {
    await expectOnlyText(() => <SaveList bookingId="booking-1" onClose={() => undefined} />, {
      answers: answersOf('VP Submitted', SUPPLIES),
      meanwhile: async () =>
        fireEvent.change(await screen.findByRole('textbox'), { target: { value: '<img src=x onerror=alert(1)>' } }),
      shows: [],
    })
  })
})
