// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingSubmit, ServerBooking } from '@portal/domain'
import { usedStaffNames } from '../../booking/staff-names'
import { showPrivateWizard } from '../../frame/private-wizard.fixture'
import { serverBella } from '../../testing/server-booking'
import { emptySlots } from '../../testing/empty-slots.fixture'
import { drawNothing } from '../confirmation/no-picture.fixture'

beforeEach(() => {
  emptySlots()
  drawNothing()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

/** The confirmation of Bella's booking, booked by Dana Reid; with `refuse` the server refuses. */
async function confirmation(stage: string, refuse?: ApiError) {
  let server: ServerBooking = serverBella({ stage })
  showPrivateWizard('/edit-booking-private/booking-1#confirmation', {
    getBooking: () => server,
    updateBooking: ({ body }: { body: BookingSubmit }) => {
      if (refuse) throw refuse
      const { cstm, version } = server
      server = { ...server, version: version + 1, cstm: { ...cstm, vet_staff_c: body.vet_staff_c } }
      return server
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change staff member' }))
  return { name: await screen.findByLabelText('Booking vet staff member'), server: () => server.cstm.vet_staff_c }
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
const staffRow = () => screen.getByText('Staff member').closest('div')?.querySelector('dd')?.textContent

test.each(['VP Unsubmitted', 'VP Submitted'])(
  "changes the staff member's name where it is shown, not as a colleague's change (%s)",
  async (stage) => {
    const { name, server } = await confirmation(stage)
    await expect.poll(() => document.activeElement).toBe(name)
    expect(name).toHaveProperty('value', 'Dana Reid')
    fireEvent.change(name, { target: { value: ' Sam Okoro ' } })
    save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([server(), staffRow()]).toEqual(['Sam Okoro', 'Sam Okoro'])
    expect(screen.queryByText(/Somebody else/)).toBeNull()
    expect(usedStaffNames('contact-1')).toEqual(['Sam Okoro'])
  },
)

test('saves nothing without a name [WIZ-06]', async () => {
  const { name, server } = await confirmation('VP Unsubmitted')
  fireEvent.change(name, { target: { value: ' ' } })
  save()
  expect(await screen.findByText('Enter the staff member name')).toBeTruthy()
  expect(server()).toBe('Dana Reid')
})

test.each([
  ['version', 'Somebody else has changed this booking, so the name is not saved. Close this, check what changed,'],
  ['conflict', 'This booking can no longer be changed, so the name is not saved. Try again, or call Client Care'],
  ['offline', "There is no connection to the portal. We don't know yet whether the name was saved. It is still here."],
  ['server', 'The name is not saved. It is still here. Try again, or call Client Care on 08'],
] as const)('a name that fails to save (%s) stays in the field with the reason', async (kind, said) => {
  const { name } = await confirmation('VP Unsubmitted', new ApiError({ kind }))
  fireEvent.change(name, { target: { value: 'Sam Okoro' } })
  save()
  expect((await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')).toContain(said)
  expect(name).toHaveProperty('value', 'Sam Okoro')
})
