// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingSubmit, ServerBooking, Warning } from '@portal/domain'
import { restThenClick } from '@portal/testing'
import { showPrivateWizard } from '../../frame/private-wizard.fixture'
import { serverBella } from '../../testing/server-booking'

vi.mock('@portal/federation', async (original) => ({ ...(await original<object>()), Slot: () => null }))
vi.mock('../confirmation/summary-picture', async (original) => ({
  ...(await original<object>()),
  preloadCapture: () => undefined,
  captureSummary: async () => 'data:',
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const SAME_PET: Warning = {
  kind: 'samePet',
  key: 'samePet:booking-9',
  booking: {
    id: 'booking-9',
    order_id: '100700',
    stage: 'VP Submitted',
    date_entered: '2026-11-18T01:00:00Z',
    vet_staff: 'Sam Okoro',
    pet_name: 'Bela Reid',
    owner_name: 'Anna Reid',
  },
}
const HEAVY: Warning = {
  kind: 'unlikelyWeight',
  key: 'weight:Budgerigar:28.4',
  animal: 'Budgerigar',
  weight: 28.4,
  least: 0.02,
  most: 0.07,
}

/** A server that warns until the warnings are answered or the weight changes. */
function asking(warnings: readonly Warning[]) {
  const state = { server: { ...serverBella(), warnings: [...warnings] }, answers: {}, submissions: 0 }
  const next = (change: Partial<ServerBooking>) => {
    state.server = { ...state.server, ...change, version: state.server.version + 1 }
    return state.server
  }
  const answers = {
    getBooking: () => state.server,
    updateBooking: ({ body }: { body: BookingSubmit }) => {
      const weight = body.pet?.weight ?? null
      state.answers = { ...state.answers, ...body.warning_answers }
      const { pet } = serverBella({ weight })
      const isOpen = (each: Warning) =>
        !(each.key in state.answers) && (each.kind !== 'unlikelyWeight' || each.weight === weight)
      return next({ pet, warnings: warnings.filter(isOpen) })
    },
    completeBooking: () => {
      state.submissions += 1
      return next({ cstm: { ...state.server.cstm, order_stage_c: 'VP Submitted' } })
    },
  }
  return { state, answers }
}

const AT = '/edit-booking-private/booking-1?draft=d1'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('shows the similar booking with stage, date and creator; "different pet" goes on and is saved [OPEN-120, OPEN-121]', async () => {
  const { state, answers } = asking([SAME_PET])
  showPrivateWizard(AT, answers)
  await screen.findByLabelText('Weight (Kg)')
  press('Next')
  const dialog = await screen.findByRole('alertdialog', { name: 'Is Bela Reid booked already?' })
  expect(dialog.textContent).toContain(
    'There is a booking for Bela Reid of Anna Reid: Booking ID 100700, Submitted, made 18 Nov 2026 by Sam Okoro.',
  )
  expect(within(dialog).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/booking/booking-9')
  press('This is another pet')
  await screen.findByRole('heading', { name: /^Step 2 of 3/ })
  expect(state.answers).toEqual({ 'samePet:booking-9': 'anotherPet' })
})

test('closing without an answer stays at the step; Next asks again [OPEN-120]', async () => {
  const { state, answers } = asking([SAME_PET])
  showPrivateWizard(AT, answers)
  await screen.findByLabelText('Weight (Kg)')
  press('Next')
  fireEvent.keyDown(await screen.findByRole('alertdialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([screen.getByRole('heading', { name: /^Step 1 of 3/ }) !== null, state.answers]).toEqual([true, {}])
})

test('an answer that fails to save says so, and can be given again [OPEN-120]', async () => {
  const { state, answers } = asking([SAME_PET])
  let isAway = false
  showPrivateWizard(AT, {
    ...answers,
    updateBooking: (input: { body: BookingSubmit }) => {
      if (isAway) throw new ApiError({ kind: 'offline' })
      return answers.updateBooking(input)
    },
  })
  await screen.findByLabelText('Weight (Kg)')
  press('Next')
  await screen.findByRole('alertdialog')
  isAway = true
  press('This is another pet')
  expect((await screen.findByText(/We don't know yet whether your answer was saved/)) !== null).toBe(true)
  isAway = false
  press('This is another pet')
  await screen.findByRole('heading', { name: /^Step 2 of 3/ })
  expect(state.answers).toEqual({ 'samePet:booking-9': 'anotherPet' })
})

test('corrects 35 kg typed in grams with one press, and saves it [OPEN-123]', async () => {
  const { state, answers } = asking([HEAVY])
  showPrivateWizard(AT, answers)
  await screen.findByLabelText('Weight (Kg)')
  press('Next')
  const dialog = await screen.findByRole('alertdialog', { name: '28.40 kg for this pet?' })
  expect(dialog.textContent).toContain('Budgerigar: the usual weight is 0.02 kg to 0.07 kg.')
  press('It is 28.4 g (0.03 kg)')
  await screen.findByRole('heading', { name: /^Step 2 of 3/ })
  expect([state.server.pet?.weight, state.answers]).toEqual([0.03, {}])
})

test('asks unanswered warnings on the confirmation [OPEN-120]', async () => {
  const { state, answers } = asking([SAME_PET])
  showPrivateWizard('/edit-booking-private/booking-1?draft=d1#confirmation', answers)
  fireEvent.click(await screen.findByRole('button', { name: 'This is another pet' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'This is another pet' })).toBeNull())
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  await restThenClick(screen.getByRole('button', { name: 'Submit booking' }))
  await screen.findByRole('heading', { name: 'Booking Submitted' })
  expect([state.submissions, state.answers]).toEqual([1, { 'samePet:booking-9': 'anotherPet' }])
})

test('a submission refused for a warning loses nothing, and the page asks [OPEN-120]', async () => {
  const { state, answers } = asking([])
  showPrivateWizard('/edit-booking-private/booking-1?draft=d1#confirmation', {
    ...answers,
    completeBooking: () => {
      state.server = { ...state.server, warnings: [SAME_PET] }
      throw new ApiError({ kind: 'conflict', status: 409, detail: { 'warnings.samePet:booking-9': 'samePet' } })
    },
  })
  const button = await screen.findByRole('button', { name: 'Submit booking' })
  await restThenClick(button)
  expect((await screen.findByRole('button', { name: 'This is another pet' })) !== null).toBe(true)
  expect(screen.queryByText(/can no longer be changed|Something went wrong/)).toBeNull()
})
