// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOOKING_OPTIONS, WIZARD_KINDS } from '@portal/domain'
import { keepDraft } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Route, Routes } from '@portal/router'
import { draftOf, fakeApi, fakeHost, installLocks, renderInPortal, restThenClick } from '@portal/testing'
import { BookingWizard } from '../BookingWizard'
import { ITEM, PACKAGE_ITEM, officeOf, typedValues } from './office.fixture'
import { FINAL, OTHER_STAGES, ROWS, STAGES } from './table.data'
import type { OpenedStage, WizardCase, Stage, Step } from './table.data'

// Replaces the catalogue's parts by a button that adds an item to the cart.
vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ name, props }: { name: string; props: { cart: BookingCart; onChosen?: (line: unknown) => void } }) => {
    const add = (what: typeof ITEM) => props.cart.saveLine({ ...what, quantity: 1 })
    if (name === 'CartButton') return <button type="button">Shopping cart</button>
    if (name === 'ItemSelection') return <button onClick={() => void add(ITEM)}>Add the candle</button>
    if (name === 'BundleStep') {
      return <button onClick={() => void add(PACKAGE_ITEM).then(props.onChosen)}>Choose the package</button>
    }
    return null
  },
}))
vi.mock('../../presence/PresenceBanner', () => ({ PresenceBanner: () => null }))
vi.mock('../../steps/confirmation/summary-picture', async (original) => ({
  ...(await original<object>()),
  preloadCapture: () => undefined,
  captureSummary: async () => 'data:',
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

const OFFICE = {
  office_address_street: '12 Quay Street',
  office_address_city: 'Fremantle',
  office_address_state: 'WA',
  office_address_postalcode: '6160',
  office_address_country: 'Australia',
  office_address_latitude: -32.05,
  office_address_longitude: 115.74,
}
const DRAFT = { userId: 'contact-1', id: 'd1' }

function show(row: WizardCase, at: string, stage?: OpenedStage) {
  const { answers, calls } = officeOf(row, stage)
  const { practice } = fakeHost()
  renderInPortal(
    <Routes>
      <Route path={`/new-booking/${row.kind}`} element={<BookingWizard kind={row.kind} />} />
      <Route path={`/edit-booking-${row.kind}/:id`} element={<BookingWizard kind={row.kind} />} />
    </Routes>,
    {
      at,
      host: {
        api: fakeApi(answers),
        practice: practice && {
          ...practice,
          office_location: OFFICE,
          cstm: { ...practice.cstm, relationship_type_c: row.relationship },
        },
      },
    },
  )
  return calls
}

// By text: role queries are too slow for many hundred lookups.
const buttons = () => [...document.querySelectorAll('button')]
const press = (name: string) => {
  const button = buttons().find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}`)
  restThenClick(button)
}
const heading = async (name: string) => {
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(name))
  // Let effects run.
  await act(async () => undefined)
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const isOff = (element: Element | null) =>
  element !== null && element.matches(':disabled, [aria-disabled="true"], fieldset[disabled] *')
const viewBooking = () => screen.getByText('View Booking').getAttribute('href')

interface WalkCase extends Pick<Stage, 'locked' | 'next' | 'finish'> {
  readonly row: WizardCase
  readonly isNew: boolean
}

/** All buttons that the bar may have [WIZ-21..24]. */
const BAR = ['Cancel', 'Shopping cart', 'Previous', 'Next', 'Save & Next', 'Submit booking', 'Confirm']

/** Walks through all steps, checks each and fills it in. */
async function walk(walkCase: WalkCase) {
  const { row, isNew, next, finish } = walkCase
  const { steps, title } = row
  for (const [index, step] of steps.entries()) {
    await heading(`Step ${index + 1} of ${steps.length} - ${step}`)
    expect(screen.getByText(`${isNew ? 'New' : 'Edit'} ${title}`)).toBeTruthy()
    const names = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
    expect(names.map((name) => name.textContent)).toEqual(
      steps.map((each, at) => (at < index ? `${each} (done)` : `${at + 1}${each}`)),
    )
    const forward = index === steps.length - 1 ? finish : next
    const fillsCart = step === 'Select Items' || step === 'Package details'
    const bar = buttons().map(({ textContent }) => textContent ?? '')
    const named = bar.filter((name) => BAR.includes(name))
    expect(named).toEqual(['Cancel', ...(fillsCart ? ['Shopping cart'] : []), 'Previous', forward])
    await DO[step](walkCase, forward)
  }
}

/** Checks and actions of each step, up to its forward button. */
const DO: Readonly<Record<Step, (walkCase: WalkCase, forward: string) => void | Promise<void>>> = {
  'Owner and pet details': ({ row: { skip, hasCollection }, locked }, forward) => {
    const tick = field('skipOwner')
    if (locked) {
      // Text in closed groups instead of fields [WIZ-106, OPEN-233].
      expect([tick, field('owner.firstName'), field('pet.firstName')]).toEqual([null, null, null])
      expect(screen.queryByText('Not provided') !== null).toBe(skip?.ticked)
    } else {
      expect([tick?.checked, isOff(tick)]).toEqual([skip?.ticked, skip?.fixed])
      expect([field('owner.firstName') !== null, isOff(field('pet.firstName'))]).toEqual([!skip?.ticked, false])
    }
    expect(screen.queryByText('Collection details') !== null).toBe(hasCollection)
    expect(screen.queryByText(/To change owner or pet details, contact Client Care/) !== null).toBe(locked)
    press(forward)
  },
  'Package details': async ({ row: { steps }, isNew }, forward) => {
    press(forward)
    if (!isNew) return
    await screen.findByText('Package selection is required: Please select a package to proceed')
    press('Choose the package')
    await screen.findByRole('dialog', { name: 'Cremation package additions' })
    const hasItems = steps.includes('Select Items')
    expect(buttons().some(({ textContent }) => textContent === 'Add Item')).toBe(hasItems)
    press(hasItems ? 'Add Item' : 'Submit Booking')
  },
  'Select Items': async ({ row: { needs }, isNew }, forward) => {
    press(forward)
    if (!isNew || !needs) return
    const missing = await screen.findByText(`Add at least one ${needs} to go on.`)
    press('Add the candle')
    await waitFor(() => expect(missing.isConnected).toBe(false))
    press(forward)
  },
  Confirmation: ({ row: { asksForTick }, locked }, forward) => {
    const tick = screen.queryByLabelText(/ashes will not be returned/)
    expect(tick !== null).toBe(asksForTick && !locked)
    if (tick) fireEvent.click(tick)
    press(forward)
  },
}

const titleOf = ({ option, relationship, requirements }: WizardCase) => `${option} of ${relationship} ${requirements}`

/** Vet supply orders can only be viewed [OPEN-40]. */
function stagesOf<S extends OpenedStage>({ kind }: WizardCase, stages: readonly S[]) {
  return kind === 'vet-supply-order'
    ? []
    : stages.map((stage) => [`${stage.name} ${stage.requirements}`, stage] as const)
}

describe.each(ROWS.map((row) => [titleOf(row), row] as const))('%s', (_title, row) => {
  test('new [WIZ-56, WIZ-19, WIZ-20, WIZ-23..27]', async () => {
    const unsaved = row.skip ? { '#owner-pet-details': { version: 0, values: typedValues(row) } } : {}
    const work = { vetStaff: 'Dana Reid', option: row.option, unsaved }
    keepDraft(DRAFT, draftOf({ kind: row.kind }, { work }))
    const calls = show(row, `/new-booking/${row.kind}?draft=d1`)
    await walk({ row, isNew: true, locked: false, next: 'Next', finish: 'Submit booking' })
    await heading('Booking Submitted')
    expect([calls, viewBooking()]).toEqual([row.calls, row.view])
  })

  const stages = row === ROWS[0] ? [...STAGES, ...OTHER_STAGES] : STAGES
  test.each(stagesOf(row, stages))('edited while %s [WIZ-27, WIZ-28]', async (_title, stage) => {
    const calls = show(row, `/edit-booking-${row.kind}/booking-1`, stage)
    await walk({ row, isNew: false, ...stage })
    // Confirmed without a change [OPEN-234].
    await heading(stage.locked ? 'Booking Unchanged' : 'Booking Submitted')
    expect([calls, viewBooking()]).toEqual([['updateBooking', stage.ending], '/booking/booking-1'])
  })

  test.each(stagesOf(row, FINAL))('not edited any more while %s', async (_title, stage) => {
    const calls = show(row, `/edit-booking-${row.kind}/booking-1`, stage)
    await heading('This booking can no longer be changed here')
    expect([calls, viewBooking()]).toEqual([[], '/booking/booking-1'])
  })
})

test('the table has every wizard, and every option of the chooser for each relationship type [WIZ-125, OPEN-31]', () => {
  expect(new Set(ROWS.map(({ kind }) => kind))).toEqual(new Set(WIZARD_KINDS))
  const offered = BOOKING_OPTIONS.flatMap(({ slug, relationships }) => relationships.map((of) => `${slug} ${of}`))
  expect(ROWS.map(({ option, relationship }) => `${option} ${relationship}`).toSorted()).toEqual(offered.toSorted())
})
