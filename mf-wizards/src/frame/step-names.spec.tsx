// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { STEP_HASH } from '../plan/steps'
import { showPrivateWizard } from './private-wizard.fixture'
import { emptySlots } from '../testing/empty-slots.fixture'

const EDIT = '/edit-booking-private/booking-1'

beforeEach(() => {
  emptySlots()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('the specification names eight [WIZ-29]', () => {
  expect(Object.values(STEP_HASH).toSorted()).toEqual([
    '#bundle',
    '#confirmation',
    '#item',
    '#keepsakes',
    '#memorialisation',
    '#owner-pet-details',
    '#product-list',
    '#urn',
  ])
})

test.each([
  ['#owner-pet-details', 'Step 1 of 3 - Owner and pet details'],
  ['#product-list', 'Step 2 of 3 - Select Items'],
  ['#confirmation', 'Step 3 of 3 - Confirmation'],
])('%s opens its step [WIZ-17]', async (hash, heading) => {
  showPrivateWizard(EDIT + hash)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})

test.each(['#keepsakes', '#urn', '#memorialisation', '#item', '#bundle', '#nothing'])(
  '%s is foreign to the wizard and opens its first step [OPEN-38]',
  async (hash) => {
    const { address } = showPrivateWizard(EDIT + hash)
    expect(await screen.findByRole('heading', { level: 1, name: 'Step 1 of 3 - Owner and pet details' })).toBeTruthy()
    await expect.poll(address).toMatch(/#owner-pet-details$/)
  },
)
