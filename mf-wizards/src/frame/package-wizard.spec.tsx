// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newLine, ServerLineSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import type { BundleStepProps } from '@portal/slots/mf-catalog-cart'
import { showWizard } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'

const GOLD = 'Gold Cremation Package'

// Replaces the catalogue's remote by one that reports a chosen package.
vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ name, props }: { name: string; props: BundleStepProps }) =>
    name === 'BundleStep' && (
      <button type="button" onClick={() => props.onChosen({ ...newLine({ id: 'gold', name: GOLD }, 'e1'), id: 'l1' })}>
        Choose for {props.serviceType}
      </button>
    ),
}))

const PACKAGE_LINE = parseUnknown(ServerLineSchema, {
  id: 'l1',
  name: GOLD,
  unit_price: 400,
  actual_product_id_c: 'gold',
  editId: 'e1',
})

interface PackageSetup {
  readonly hasPackage?: boolean
  readonly serviceType?: string
}

function server({
  hasPackage = true,
  serviceType = 'private cremation & return of ashes',
}: PackageSetup = {}): ServerBooking {
  const bella = serverBella()
  return {
    ...bella,
    cstm: { ...bella.cstm, is_package_c: true, service_type: { id: 'st-1', name: serviceType } },
    quoted_products: hasPackage && PACKAGE_LINE ? [PACKAGE_LINE] : [],
  }
}

const DISPERSAL = 'Private Cremation & Dispersal of Ashes'
const AT = '/edit-booking-package/booking-1'
const show = (hash: string, facts?: PackageSetup) =>
  showWizard('package', `${AT}${hash}`, { getBooking: () => server(facts) })
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Choose for/ }))
  return screen.findByRole('dialog', { name: 'Cremation package additions' })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('the package step', () => {
  test('is the second of four, titled Package details [WIZ-29, WIZ-42]', async () => {
    show('#bundle')
    expect(await heading(/^Step 2 of 4 - Package details$/)).toBeTruthy()
    expect(screen.getByText('Edit private cremation package')).toBeTruthy()
  })

  test('Next needs a package in the cart, and says so [WIZ-44, WIZ-45]', async () => {
    const { address } = show('#bundle', { hasPackage: false })
    await heading(/^Step 2/)
    press('Next')
    expect(await screen.findByText('Package selection is required: Please select a package to proceed')).toBeTruthy()
    expect(address()).toContain('#bundle')
  })

  test('opens no later step without a package [WIZ-44]', async () => {
    show('#confirmation', { hasPackage: false })
    expect(await heading(/^Step 2 of 4/)).toBeTruthy()
  })

  test('with a package Next opens the items [WIZ-42, WIZ-44]', async () => {
    show('#bundle')
    await heading(/^Step 2/)
    press('Next')
    expect(await heading(/^Step 3 of 4 - Select Items$/)).toBeTruthy()
  })
})

describe("'Cremation package additions'", () => {
  test('Add Item opens the items [WIZ-46, WIZ-47]', async () => {
    show('#bundle')
    const dialog = await choose()
    expect(dialog.textContent).toContain(`${GOLD} is in the cart. Would you like to add anything else for Bella Ngata?`)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Item' }))
    expect(await heading(/^Step 3 of 4/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('Submit Booking skips the items and opens the confirmation [WIZ-48]', async () => {
    show('#bundle')
    fireEvent.click(within(await choose()).getByRole('button', { name: 'Submit Booking' }))
    expect(await heading(/^Step 4 of 4 - Confirmation$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change package' }).getAttribute('href')).toContain('#bundle')
  })

  test('without ashes return there is no Add Item and one step fewer, as the title says [WIZ-43]', async () => {
    show('#bundle', { serviceType: DISPERSAL })
    expect(await heading(/^Step 2 of 3 - Package details$/)).toBeTruthy()
    expect(screen.getByText('Edit private cremation package (no ashes return)')).toBeTruthy()
    const dialog = await choose()
    expect(within(dialog).queryByRole('button', { name: 'Add Item' })).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Submit Booking' }))
    expect(await heading(/^Step 3 of 3 - Confirmation$/)).toBeTruthy()
  })
})

test('the first step marks the booking as a package [WIZ-65]', async () => {
  const update = vi.fn<(sent: { body: { is_package_c?: boolean } }) => unknown>(() => server())
  showWizard('package', AT, { getBooking: () => ({ ...server(), version: 1 }), updateBooking: update })
  await heading(/^Step 1 of 4/)
  fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Nina' } })
  press('Next')
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]?.[0].body.is_package_c).toBe(true)
})

test('a package booking left after its first step opens as a package [DOM-61]', async () => {
  const { address } = showWizard('private', '/edit-booking-private/booking-1', {
    getBooking: () => server({ hasPackage: false }),
  })
  await waitFor(() => expect(address()).toContain('/edit-booking-package/booking-1'))
})
