// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { petFields } from '@portal/domain'
import type { BookingSubmit, ServerBooking } from '@portal/domain'
import { readDraft } from '@portal/federation'
import { restThenClick } from '@portal/testing'
import { bella } from '../testing/bookings'
import { serverBella } from '../testing/server-booking'
import { showPrivateWizard } from './private-wizard.fixture'
import { emptySlots } from '../testing/empty-slots.fixture'
import { drawNothing } from '../steps/confirmation/no-picture.fixture'

const AT = '/edit-booking-private/booking-1?draft=d1'

/** The fake server; `colleague` changes the pet, which makes a new version. */
function office(stage = 'VP Unsubmitted') {
  const state = {
    server: serverBella({ stage }),
    saved: [] as BookingSubmit[],
    completed: [] as number[],
    acknowledged: [] as unknown[],
  }
  const colleague = (pet: Partial<ReturnType<typeof bella>['pet']>, change: Partial<ServerBooking['cstm']> = {}) => {
    const { server } = state
    const before = server.pet ? petFields.read(server.pet) : bella().pet
    state.server = {
      ...server,
      version: server.version + 1,
      cstm: { ...server.cstm, ...change },
      pet: petFields.write({ ...before, ...pet }),
    }
  }
  const refuseOld = (version: number | undefined) => {
    if (version !== state.server.version) throw new ApiError({ kind: 'version', status: 412 })
  }
  const answers = {
    getBooking: () => state.server,
    updateBooking: ({ version, body }: { version?: number; body: BookingSubmit }) => {
      refuseOld(version)
      state.saved.push(body)
      if (body.pet) colleague(petFields.read(body.pet))
      return state.server
    },
    completeBooking: ({ version, body }: { version?: number; body: { outcome_acknowledged?: boolean } }) => {
      refuseOld(version)
      state.acknowledged.push(body.outcome_acknowledged)
      state.completed.push(state.server.version)
      colleague({}, { order_stage_c: 'VP Submitted' })
      return state.server
    },
  }
  return { state, colleague, answers }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const submit = () => restThenClick(screen.getByRole('button', { name: 'Submit booking' }))

beforeEach(() => {
  emptySlots()
  drawNothing()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('two people on the first step [OPEN-87]', () => {
  test('takes over fields that only the colleague changed, and saves both changes', async () => {
    const { state, colleague, answers } = office()
    showPrivateWizard(AT, answers)
    type(await field('Weight (Kg)'), '31')
    colleague({ firstName: 'Bela' })
    press('Next')
    await screen.findByRole('heading', { name: /^Step 2 of 3/ })
    expect(state.saved).toMatchObject([{ pet: { first_name: 'Bela', weight: 31 } }])
  })

  test('asks about a field that both changed, and saves nothing before the answer', async () => {
    const { state, colleague, answers } = office()
    showPrivateWizard(AT, answers)
    type(await field('Weight (Kg)'), '31')
    colleague({ weight: 29 })
    press('Next')
    const question = await screen.findByRole('region', { name: 'Somebody else has changed this too' })
    expect(within(question).getByText('Before: 28.40 kg')).toBeTruthy()
    await screen.findByRole('button', { name: 'Next', busy: false })
    press('Next')
    await screen.findByText('First choose what stays: yours or theirs.')
    expect(state.saved).toEqual([])
    fireEvent.click(within(question).getByRole('radio', { name: /Saved in the meantime: 29.00 kg/ }))
    expect((await field('Weight (Kg)')).value).toBe('29')
    fireEvent.click(within(question).getByRole('radio', { name: /Yours: 31.00 kg/ }))
    expect((await field('Weight (Kg)')).value).toBe('31')
    press('Next')
    await screen.findByRole('heading', { name: /^Step 2 of 3/ })
    expect(state.saved).toMatchObject([{ pet: { weight: 31 } }])
  })

  test('reports typed values when somebody else submits meanwhile', async () => {
    const { colleague, answers } = office()
    showPrivateWizard(AT, answers)
    type(await field('Weight (Kg)'), '31')
    colleague({}, { order_stage_c: 'VP Submitted' })
    press('Next')
    await screen.findByText("Bella Ngata's booking was submitted while you were typing.")
    expect(screen.getByText('31.00 kg')).toBeTruthy()
    expect(screen.getAllByText('28.40 kg').length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Weight (Kg)')).toBeNull()
    press('Close message')
    await waitFor(() => expect(readDraft({ userId: 'contact-1', id: 'd1' })?.work).toMatchObject({ unsaved: {} }))
  })
})

describe('submits exactly what was shown [OPEN-86]', () => {
  const confirmation = async (answers: ReturnType<typeof office>['answers']) => {
    const shown = showPrivateWizard(`${AT}#confirmation`, answers)
    await screen.findByRole('heading', { name: /^Step 3 of 3/ })
    return shown
  }

  test("lists a colleague's change by field before offering Submit again", async () => {
    const { state, colleague, answers } = office()
    await confirmation(answers)
    colleague({ firstName: 'Stella', weight: 30 })
    submit()
    await screen.findByText('Somebody else has changed this booking. Nothing is submitted yet.')
    expect(state.completed).toEqual([])
    const alert = screen.getByText("Pet's first name").closest('dl')
    expect(alert?.textContent).toContain('This page showed: BellaIt is now: Stella')
    expect(alert?.textContent).toContain('This page showed: 28.40 kgIt is now: 30.00 kg')
    submit()
    expect(state.completed).toEqual([])
    press('Go on with the booking as it is now')
    submit()
    await screen.findByRole('heading', { level: 1, name: /^Booking/ })
    expect(state.completed).toEqual([2])
  })

  test("requires a confirmation with the pet's name when no ashes are returned [OPEN-98]", async () => {
    const { state, answers } = office()
    state.server = {
      ...state.server,
      cstm: { ...state.server.cstm, service_type: { id: 'st-2', name: 'Private Cremation & Dispersal of Ashes' } },
    }
    showPrivateWizard(`${AT}#confirmation`, answers)
    await screen.findByRole('heading', { name: /^Step 2 of 2/ })
    expect(screen.getAllByText('Bella is cremated alone. Her ashes will not be returned.')).toHaveLength(2)
    submit()
    await screen.findByText("Confirm that Bella Ngata's ashes will not be returned")
    expect(state.completed).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: "Bella Ngata's ashes will not be returned" }))
    submit()
    await screen.findByRole('heading', { level: 1, name: /^Booking/ })
    expect(state.acknowledged).toEqual([true])
  })

  test('without changes submits the version that was shown', async () => {
    const { state, answers } = office()
    await confirmation(answers)
    submit()
    await screen.findByRole('heading', { level: 1, name: /^Booking/ })
    expect(state.completed).toEqual([1])
  })
})
