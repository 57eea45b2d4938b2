import { expect, test } from 'vitest'
import { hasPapers, tagCardOf } from './rules'

const booking = (stage: string | null, service: string | null, discardedAt: string | null = null) => ({
  discarded_at: discardedAt,
  cstm: {
    order_stage_c: stage,
    service_type: service === null ? null : { id: 'service', name: service },
    ok_cremate_c: false,
  },
})
const RETURN = 'private cremation & return of ashes'

test.each([
  ['VP Submitted', RETURN, 'private'],
  ['VP Submitted', ' Private Cremation & Dispersal of Ashes ', 'private'],
  ['VP Submitted', 'communal cremation - vet', 'communal'],
  ['In Cremation', 'communal cremation - stray / wildlife - vet', 'communal'],
  ['On Hold', RETURN, 'hold'],
  [' On Hold', 'communal cremation - vet', 'hold'],
  ['Ashes in Library (On Hold)', RETURN, 'private'],
  ['VP Submitted', 'vet supply order', null],
  ['VP Submitted', 'Aquamation', null],
  ['VP Submitted', null, null],
])('a pet at stage %j with the service %j gets the card %j [PRA-35, OPEN-171]', (stage, service, card) => {
  expect(tagCardOf(booking(stage, service))).toBe(card)
})

test.each([
  ['VP Submitted', RETURN, null, true],
  ['In Cremation', 'communal cremation - vet', null, true],
  ['VP Submitted', 'Aquamation', null, true],
  ['VP Unsubmitted', RETURN, null, false],
  ['Pet Collected - Pending Details', RETURN, null, false],
  ['Cancelled', RETURN, null, false],
  ['VP Submitted', RETURN, '2026-11-25T01:00:00Z', false],
  ['VP Submitted', 'vet supply order', null, false],
  ['VP Submitted', 'urns and memorabilia order', null, false],
])('a booking at %j with %j, discarded %j, has paperwork: %j [OPEN-171]', (stage, service, discardedAt, has) => {
  expect(hasPapers(booking(stage, service, discardedAt))).toBe(has)
})
