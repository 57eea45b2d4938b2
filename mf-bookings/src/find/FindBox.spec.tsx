// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { labels, pageOf, row } from '../data/bookings.fixture'
import { FindBox } from './FindBox'

const screens = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/profile' },
]
const dana = {
  id: 'm1',
  first_name: 'Bella',
  last_name: 'Reid',
  primary_email_address: [],
  cstm: { portal_access_c: 'Level 1', cognito_portal_active_c: true },
  version: 1,
}

function show(answer: (term: unknown) => unknown, props: { text?: string; isScanned?: boolean } = {}) {
  const queries: unknown[] = []
  const api = fakeApi({
    getStageLabels: () => labels,
    listMembers: () => [dana],
    listBookings: ({ query }: { query: { search_term: unknown } }) => {
      queries.push(query.search_term)
      return answer(query.search_term)
    },
  })
  const onDone = vi.fn<() => void>()
  const { address } = renderInPortal(
    <FindBox text={props.text ?? ''} isScanned={props.isScanned ?? false} screens={screens} onDone={onDone} />,
    { at: '/accounts', host: { ...fakeHost(), api } },
  )
  return { asked: queries, onDone, where: address, field: screen.getByRole<HTMLInputElement>('combobox') }
}

const marked = () => screen.getByRole('option', { selected: true }).textContent
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

afterEach(cleanup)

test('searches bookings, staff and screens while typing; arrow keys choose, Enter opens [OPEN-179]', async () => {
  const {
    field,
    asked: queries,
    onDone,
    where,
  } = show(() => pageOf([row(), row({ id: 'b2', cstm: { order_id_c: '100002' } })]))
  expect(document.activeElement).toBe(field)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Profile'])
  type(field, 'b')
  type(field, 'be')
  type(field, 'bell')
  const bookings = await screen.findByRole('group', { name: 'Bookings and orders' })
  expect(queries).toEqual(['bell'])
  expect(within(bookings).getAllByRole('option')).toHaveLength(2)
  expect(await screen.findByRole('group', { name: 'Staff members' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Screens' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('3 results. Choose with the arrow keys, open with Enter.')
  expect(marked()).toContain('100001')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(marked()).toBe('Bella Reid')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([where(), onDone.mock.calls.length]).toEqual(['/booking/b2', 1])
})

test('Enter waits for the results of the current text', async () => {
  const { field, where } = show(() => pageOf([row()]))
  type(field, 'bell')
  await screen.findByRole('group', { name: 'Bookings and orders' })
  type(field, 'bello')
  expect(screen.queryByRole('group', { name: 'Bookings and orders' })).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(where()).toBe('/accounts')
})

test('an empty result says how to search; a failure offers Try again', async () => {
  const answers: (() => unknown)[] = [
    () => pageOf([]),
    () => Promise.reject(new ApiError({ kind: 'server', status: 503 })),
    () => pageOf([row()]),
  ]
  const { field } = show(() => answers.shift()?.())
  type(field, 'zzz')
  expect(await screen.findByText('Nothing found for ‘zzz’. Search by Booking ID, pet or owner.')).toBeTruthy()
  type(field, 'bella m')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /^Bella Murray/ })).toBeTruthy()
})

test('opens a scanned number at once, and offers a choice when several bookings match [OPEN-195]', async () => {
  const { asked: queries, where } = show(() => pageOf([row(), row({ id: 'b2', cstm: { order_id_c: '2100001' } })]), {
    text: '100001',
    isScanned: true,
  })
  await waitFor(() => expect(where()).toBe('/booking/booking-100001'))
  expect(queries).toEqual(['100001'])
  cleanup()
  const several = show(() => pageOf([row({ id: 'b3', cstm: { order_id_c: '1000019' } })]), {
    text: '100001',
    isScanned: true,
  })
  expect(await screen.findByRole('option', { name: /^Bella Murray/ })).toBeTruthy()
  expect(several.where()).toBe('/accounts')
})
