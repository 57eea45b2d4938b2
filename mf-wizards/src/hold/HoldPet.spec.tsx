// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import { HOLD_INSTRUCTION } from '@portal/domain-bundled/hold'
import { fakeApi, renderInPortal } from '@portal/testing'
import { serverBella } from '../testing/server-booking'
import { HoldPet } from './HoldPet'

afterEach(cleanup)

interface SentRequest {
  readonly idempotencyKey: string
  readonly version: number
  readonly body: { readonly special_instructions: readonly object[] }
}

const submitted = (facts: Partial<ServerBooking> = {}, isFinal = false): ServerBooking => ({
  ...serverBella({ stage: 'VP Submitted', final: isFinal }),
  version: 4,
  ...facts,
})

function show(booking: ServerBooking, answer: (sent: SentRequest) => unknown = () => []) {
  const sent: SentRequest[] = []
  const api = fakeApi({
    getStageLabels: () => ({ 'VP Submitted': 'Submitted' }),
    getBooking: () => booking,
    saveSpecialInstructions: (input: SentRequest) => {
      sent.push(input)
      return answer(input)
    },
  })
  renderInPortal(<HoldPet bookingId="booking-1" onClose={() => undefined} />, { host: { api } })
  return sent
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ask us to hold' }))

test('adds the instruction on the version shown, and says who to call [OPEN-336]', async () => {
  const sent = show(submitted())
  await press()
  expect(await screen.findByText(/^The booking now says: “HOLD: .* then call Client Care on /)).toBeTruthy()
  expect(sent).toMatchObject([
    { version: 4, body: { opportunity_id: 'booking-1', special_instructions: [HOLD_INSTRUCTION] } },
  ])
  expect(screen.queryByRole('button', { name: 'Ask us to hold' })).toBeNull()
})

test('repeats the same call after a lost answer [OPEN-336]', async () => {
  let isLost = true
  const sent = show(submitted(), () => {
    if (isLost) throw new ApiError({ kind: 'offline' })
    return []
  })
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /We don't know yet whether it was added.*won't add it twice/,
  )
  isLost = false
  await press()
  await screen.findByText(/^The booking now says/)
  expect(sent[1]).toEqual(sent[0])
})

test('says when it was already requested, and adds nothing [OPEN-336]', async () => {
  const rows = [{ ...HOLD_INSTRUCTION, opportunity_id: 'booking-1', completed: false }]
  show(submitted({ special_instructions: rows }))
  expect(await screen.findByText(/^The booking now says/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask us to hold' })).toBeNull()
})

test('says who to call when the booking can no longer be changed [OPEN-336]', async () => {
  show(submitted({}, true))
  await waitFor(() =>
    expect(
      screen.getByText(/can no longer be changed here\. Nothing was changed\. Call Client Care on 08/),
    ).toBeTruthy(),
  )
  expect(screen.queryByRole('button', { name: 'Ask us to hold' })).toBeNull()
})
