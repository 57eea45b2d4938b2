// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LinePieceSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import { restThenClick } from '@portal/testing'
import { serverBella } from '../testing/server-booking'
import { serverLine } from '../testing/server-line'
import { showWizard } from './private-wizard.fixture'

const AT = '/edit-booking-private/booking-1?draft=d1#confirmation'
const DISPERSAL = { id: 'st-2', name: 'Private Cremation & Dispersal of Ashes' }
const line = (id: string, holds_ashes: boolean) => ({
  ...serverLine(id, id, 1, 79),
  pieces: [parseUnknown(LinePieceSchema, { id, name: id, holds_ashes })].flatMap((piece) => piece ?? []),
})

/** Bella's booking without return of ashes, with these lines; a save removes lines. */
function office(...lines: readonly ReturnType<typeof line>[]) {
  const bella = serverBella()
  const state: { server: ServerBooking; completed: number } = {
    server: { ...bella, cstm: { ...bella.cstm, service_type: DISPERSAL }, quoted_products: [...lines] },
    completed: 0,
  }
  const answers = {
    getBooking: () => state.server,
    updateBooking: ({ body }: { body: { quoted_products: { id: string; deleted: boolean }[] } }) => {
      const gone = body.quoted_products.filter(({ deleted }) => deleted).map(({ id }) => id)
      const quoted_products = state.server.quoted_products.filter(({ id }) => !gone.includes(id))
      return (state.server = { ...state.server, version: state.server.version + 1, quoted_products })
    },
    completeBooking: () => {
      state.completed += 1
      return state.server
    },
  }
  return { state, answers }
}

const submit = () => restThenClick(screen.getByRole('button', { name: 'Submit booking' }))
const question = () => screen.queryByText(/^This booking cannot have/)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('lists items made for ashes when none are returned; after removal it can be submitted [OPEN-340]', async () => {
  const { state, answers } = office(line('Pine Box', true), line('Candle', false), line('Pendant', true))
  showWizard('private', AT, answers)
  await screen.findByText('This booking cannot have these items')
  const items = screen.getAllByText(/^: It is made for ashes, and Bella Ngata's ashes will not be returned\.$/)
  expect(items.map(({ previousElementSibling }) => previousElementSibling?.textContent)).toEqual([
    'Pine Box',
    'Pendant',
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: /will not be returned$/ }))
  submit()
  await act(async () => undefined)
  expect(state.completed).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Remove them' }))
  await expect.poll(question).toBeNull()
  expect(state.server.quoted_products.map(({ name }) => name)).toEqual(['Candle'])
})

test('another service can be chosen for the same booking [OPEN-341]', async () => {
  const { answers } = office(line('Pine Box', true))
  const { address } = showWizard('private', AT, answers)
  await screen.findByText('This booking cannot have this item')
  fireEvent.click(screen.getByRole('button', { name: 'Choose another service' }))
  await expect.poll(address).toBe('/new-booking?draft=d1')
})

test('does not ask about items that hold no ashes [OPEN-340]', async () => {
  const { answers } = office(line('Candle', false))
  showWizard('private', AT, answers)
  await screen.findByRole('heading', { level: 1, name: /Confirmation$/ })
  expect(question()).toBeNull()
})
