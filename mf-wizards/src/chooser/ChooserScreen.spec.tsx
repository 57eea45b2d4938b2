// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDraft, keepDraft, readDraft } from '@portal/federation'
import { UNPRINTABLE } from '@portal/forms'
import {
  BLANK_TEXTS,
  ENDLESS_TEXT,
  UNPRINTABLE_TEXTS,
  draftOf,
  fakeApi,
  harbour,
  installLocks,
  renderInPortal,
  restThenClick,
} from '@portal/testing'
import { rememberStaffName, usedStaffNames } from '../booking/staff-names'
import { lastBegun } from '../booking/wizard-draft'
import { ChooserScreen } from './ChooserScreen'

const RETURN = 'Private Cremation & Return of Ashes'
const serviceTypes = [
  { id: 'st-1', name: 'private cremation & return of ashes' },
  { id: 'st-2', name: 'private cremation & dispersal of ashes' },
  { id: 'st-3', name: 'communal cremation - vet' },
]
const key = () => ({ userId: 'contact-1', id: lastBegun.read('contact-1') ?? 'd1' })

function show(
  at = '/new-booking',
  types: typeof serviceTypes | Error = serviceTypes,
  bookedBy: readonly string[] = [],
) {
  const listServiceTypes = () => {
    if (types instanceof Error) throw types
    return types
  }
  const listBookings = () => ({ data: bookedBy.map((vet_staff_c) => ({ cstm: { vet_staff_c } })) })
  return renderInPortal(<ChooserScreen />, { at, host: { api: fakeApi({ listServiceTypes, listBookings }) } })
}

const staff = () => screen.findByLabelText('Booking vet staff member')
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

test('asks for the staff member and lists the options of the practice with help [WIZ-03, WIZ-04, WIZ-16]', async () => {
  show()
  expect((await staff()).getAttribute('placeholder')).toBe('Enter staff member name')
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(['private-return', 'private-dispersal', 'package-return', 'package-dispersal', 'communal'])
  expect(screen.getByRole('radio', { name: RETURN, description: /ashes will be returned/ })).toBeTruthy()
})

test('says who to call about a communal cremation without a keepsake [OPEN-337]', async () => {
  show()
  await staff()
  const words = /without a keepsake is not booked online\. To book one, call Client Care on 08/
  expect(screen.getByRole('radio', { name: /Keepsakes$/, description: words })).toBeTruthy()
  cleanup()
  show(
    '/new-booking',
    serviceTypes.filter(({ name }) => !name.startsWith('communal')),
  )
  await staff()
  expect(screen.queryByRole('radio', { name: /Communal/ })).toBeNull()
  expect(screen.getByText(words)).toBeTruthy()
})

test('Next without name and option stays; the option is marked without text [WIZ-06, WIZ-07]', async () => {
  const { address } = show()
  await staff()
  next()
  expect((await screen.findAllByText('Enter the staff member name')).length).toBeGreaterThan(0)
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  expect(address()).toBe('/new-booking')
  expect(readDraft(key())).toBeNull()
})

test('offers recent names as buttons, never fills one in, and focuses the field [WIZ-03]', async () => {
  rememberStaffName('contact-1', 'Sam Okoro')
  show('/new-booking', serviceTypes, ['Dana Reid', 'Sam Okoro', 'Lee', 'Kim'])
  const field = await staff()
  expect(field).toHaveProperty('value', '')
  await expect.poll(() => document.activeElement).toBe(field)
  await screen.findByRole('button', { name: 'Dana Reid' })
  const offered = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Sam Okoro', 'Dana Reid', 'Lee'])
  fireEvent.click(screen.getByRole('button', { name: 'Dana Reid' }))
  expect(field).toHaveProperty('value', 'Dana Reid')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: RETURN }))
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  await waitFor(() => expect(usedStaffNames('contact-1')).toEqual(['Dana Reid', 'Sam Okoro']))
})

test('Next starts a new booking and opens the wizard of the option [WIZ-08, WIZ-09]', async () => {
  const { address } = show()
  fireEvent.change(await staff(), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  await waitFor(() => expect(address()).toBe(`/new-booking/private?draft=${key().id}`))
  expect(readDraft(key())).toMatchObject({
    bookingId: '',
    summary: { kind: 'private', isEdit: false, holdsWork: false, resumeAt: '/new-booking/private' },
    work: { vetStaff: 'Dana Reid', option: 'private-return' },
  })
})

test.each([
  [BLANK_TEXTS['characters without width'], 'Enter the staff member name'],
  [UNPRINTABLE_TEXTS['a bell'], UNPRINTABLE],
  [ENDLESS_TEXT, 'Use at most 100 characters'],
])('refuses a staff member %.12j at the field [WIZ-06]', async (text = '', message) => {
  const { address } = show()
  fireEvent.change(await staff(), { target: { value: text } })
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  expect(await screen.findByRole('link', { name: message })).toBeTruthy()
  expect(address()).toBe('/new-booking')
})

test('shows the outcome for the pet as soon as a kind is chosen [OPEN-98]', async () => {
  show()
  await staff()
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  expect(
    screen.getByText('This pet is cremated alone. The ashes will be returned to Harbour Veterinary Clinic.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Dispersal of Ashes \[No Ashes Return\]$/ }))
  expect(screen.getByText('This pet is cremated alone. The ashes will not be returned.')).toBeTruthy()
})

test('preselects the option in the address [WIZ-02, OPEN-32]', async () => {
  show('/new-booking?bookingoption=communal')
  await staff()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Keepsakes/ }).checked).toBe(true)
})

test("asks before replacing this tab's draft [OPEN-55]", async () => {
  const bellas = { userId: 'contact-1', id: 'd1' }
  keepDraft(bellas, draftOf({ petName: 'Bella Ngata' }, { bookingId: 'booking-1' }))
  lastBegun.write('contact-1', 'd1')
  const { address } = show()
  fireEvent.change(await staff(), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  await screen.findByText('The booking for Bella Ngata was started in this tab and is not submitted.')
  expect(readDraft(bellas)?.bookingId).toBe('booking-1')
  const buttons = screen.getAllByRole('button').slice(-2)
  expect(buttons.map(({ textContent, className }) => [textContent, /danger|primary/.exec(className)?.[0]])).toEqual([
    ["Leave Bella Ngata's for later and start a new one", undefined],
    ["Continue Bella Ngata's booking", 'primary'],
  ])
  fireEvent.click(screen.getByRole('button', { name: /start a new one$/ }))
  await waitFor(() => expect(address()).toBe(`/new-booking/private?draft=${key().id}`))
  expect(readDraft(key())?.bookingId).toBe('')
  expect(readDraft(bellas)).toBeNull()
})

test("a duplicated tab starts beside the first tab's draft, without asking or clearing it [OPEN-89]", async () => {
  const bellas = { userId: 'contact-1', id: 'd1' }
  keepDraft(bellas, draftOf({ petName: 'Bella Ngata' }, { bookingId: '' }))
  lastBegun.write('contact-1', 'd1')
  const release = await claimDraft(bellas)
  const { address } = show()
  fireEvent.change(await staff(), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  await waitFor(() => expect(address()).toMatch(/private\?draft=/))
  expect(key().id).not.toBe('d1')
  expect(readDraft(bellas)?.summary.petName).toBe('Bella Ngata')
  release?.()
})

test('keeps a draft that another tab claimed during the question [OPEN-89]', async () => {
  const bellas = { userId: 'contact-1', id: 'd1' }
  keepDraft(bellas, draftOf({ petName: 'Bella Ngata' }, { bookingId: '' }))
  lastBegun.write('contact-1', 'd1')
  const { address } = show()
  fireEvent.change(await staff(), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('radio', { name: RETURN }))
  next()
  const replace = await screen.findByRole('button', { name: 'Discard this draft and start again' })
  const release = await claimDraft(bellas)
  restThenClick(replace)
  await waitFor(() => expect(address()).toMatch(/private\?draft=/))
  expect(readDraft(bellas)?.summary.petName).toBe('Bella Ngata')
  release?.()
})

test('offers vet supply orders only to practices that have them [WIZ-15]', async () => {
  show('/new-booking', [...serviceTypes, { id: 'st-9', name: 'Vet Supply Order' }])
  expect(await screen.findByRole('radio', { name: 'Vet Supply Order' })).toBeTruthy()
  expect(harbour.cstm.relationship_type_c).toBe('vet_direct')
})
