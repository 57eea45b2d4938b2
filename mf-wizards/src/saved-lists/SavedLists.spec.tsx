// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, installLocks, renderInPortal, restThenClick } from '@portal/testing'
import { ChooserScreen } from '../chooser/ChooserScreen'
import { serverLine } from '../testing/server-line'
import { SaveList } from './SaveList'

const SUPPLIES = { id: 'st-9', name: 'vet supply order' }
const items = [
  { name: 'Bags', quantity: 5 },
  { name: 'Tags', quantity: 2 },
]
const list = (id: string, name: string, version = 1) => ({
  id,
  name,
  saved_at: '2026-03-02T01:00:00Z',
  items,
  version,
})
const AGAIN = [
  { line_id: 'line-Bags', name: 'Bags', quantity: 3, changes: [{ kind: 'fewer', was: 5, now: 3 }], message: '' },
  { line_id: 'line-Tags', name: 'Tags', quantity: 2, changes: [], message: '' },
]
const taken = () =>
  new ApiError({
    kind: 'invalid',
    status: 422,
    message: 'Your practice already has a list named “Weekly”. Nothing was saved.',
    detail: { name: 'taken' },
  })

function show(answers: { [call: string]: unknown } = {}, at = '/new-booking?saved=') {
  const sent: unknown[] = []
  const note = (call: string) => (input: object) => {
    sent.push([call, input])
    return list('list-1', 'Every month', 2)
  }
  const api = fakeApi({
    listServiceTypes: () => [SUPPLIES],
    listBookings: () => ({ data: [] }),
    listSavedLists: () => [list('list-1', 'Monthly'), list('list-2', 'Weekly')],
    getSavedList: () => ({
      ...list('list-1', 'Monthly'),
      lines: [serverLine('line-Bags', 'Bags', 5, 12.5), serverLine('line-Tags', 'Tags', 2, 3)],
      again: AGAIN,
    }),
    renameSavedList: note('rename'),
    deleteSavedList: note('delete'),
    ...answers,
  })
  return { ...renderInPortal(<ChooserScreen />, { at, host: { api } }), sent }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
const typeName = async (name: string) => {
  fireEvent.change(await screen.findByLabelText('Name of the list'), { target: { value: name } })
}

test('shows each list with its name and items, and the chooser links to the lists [OPEN-224]', async () => {
  show()
  const monthly = await row('Monthly')
  expect(monthly.getByText('5 × Bags, 2 × Tags')).toBeTruthy()
  expect(monthly.getByRole('link', { name: 'Order Monthly' }).getAttribute('href')).toBe('/new-booking?saved=list-1')
  cleanup()
  show({}, '/new-booking')
  expect((await screen.findByRole('link', { name: 'Saved lists of vet supplies' })).getAttribute('href')).toBe(
    '/new-booking?saved=',
  )
})

test('renames a list in the version that was shown; the field shows that a name is taken [OPEN-224]', async () => {
  let isTaken = true
  const { sent } = show({
    renameSavedList: (input: object) => {
      if (isTaken) throw taken()
      sent.push(['rename', input])
      return list('list-1', 'Every month', 2)
    },
  })
  fireEvent.click((await row('Monthly')).getByRole('button', { name: 'Rename Monthly' }))
  await typeName('Weekly')
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(screen.getByLabelText('Name of the list').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Your practice already has a list named “Weekly”. Nothing was saved.')).toBeTruthy()
  isTaken = false
  await typeName(' Every month ')
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([['rename', { params: { id: 'list-1' }, version: 1, body: { name: 'Every month' } }]])
})

test('asks before deleting; says when a list stays because somebody else has changed it [OPEN-224]', async () => {
  let tries = 0
  const { sent } = show({
    deleteSavedList: (input: object) => {
      if (tries++ === 0) throw new ApiError({ kind: 'version', status: 412 })
      sent.push(['delete', input])
    },
  })
  fireEvent.click((await row('Monthly')).getByRole('button', { name: 'Delete Monthly' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('5 × Bags, 2 × Tags.')).toBeTruthy()
  expect(sent).toEqual([])
  await restThenClick(dialog.getByRole('button', { name: 'Delete list' }))
  expect(await dialog.findByText(/^Somebody has changed or deleted this list meanwhile/)).toBeTruthy()
  await restThenClick(dialog.getByRole('button', { name: 'Delete list' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toMatchObject([['delete', { params: { id: 'list-1' }, version: 1 }]])
})

test('an order has the available items of the list, and first shows what has changed [OPEN-186, OPEN-224]', async () => {
  const made: unknown[] = []
  const { address } = show(
    {
      createBooking: ({ body }: { body: unknown }) => {
        made.push(body)
        throw new ApiError({ kind: 'invalid', status: 422, message: 'Bags is out of stock for your region.' })
      },
    },
    '/new-booking?saved=list-1',
  )
  expect(await screen.findByText('One item has changed since then.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 × Bags3 of 5 are in stock: 3 will be ordered.',
    '2 × Tags',
  ])
  fireEvent.change(screen.getByLabelText('Booking vet staff member'), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the order' }))
  expect(await screen.findByText(/^Bags is out of stock for your region/)).toBeTruthy()
  expect(made).toMatchObject([
    { service_type: SUPPLIES, pet: null, quoted_products: [{ product: 'Bags', quantity: 3 }, { product: 'Tags' }] },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(address()).toBe('/new-booking?saved='))
})

test('saves the items of an order under the typed name, sending only the id of the order [OPEN-224]', async () => {
  const sent: unknown[] = []
  const api = fakeApi({
    saveList: (input: object) => {
      sent.push(input)
      return list('list-3', 'Monthly')
    },
  })
  const host = { ...fakeHost(), api }
  let isClosed = false
  renderInPortal(<SaveList bookingId="booking-9" onClose={() => (isClosed = true)} />, { host })
  const save = await screen.findByRole('button', { name: 'Save list' })
  fireEvent.click(save)
  expect(await screen.findByText('Enter a name for the list')).toBeTruthy()
  await typeName('Monthly')
  fireEvent.click(save)
  await waitFor(() => expect(isClosed).toBe(true))
  expect(sent).toMatchObject([{ body: { booking_id: 'booking-9', name: 'Monthly' } }])
  expect(host.notices).toEqual(['The list “Monthly” was saved. You can start a vet supply order from it.'])
})
