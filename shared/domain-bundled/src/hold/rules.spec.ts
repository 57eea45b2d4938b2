import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { ServerBookingSchema } from '@portal/domain'
import { HOLD_INSTRUCTION, holdStateOf } from './rules'

const booking = (stage: string, cstm: object = {}, descriptions: readonly string[] = []) =>
  parse(ServerBookingSchema, {
    id: 'b1',
    cstm: { order_stage_c: stage, service_type: { id: 's1', name: 'communal cremation - vet' }, ...cstm },
    special_instructions: descriptions.map((description, at) => ({ id: `row-${at}`, description })),
  })

test.each([
  ['VP Submitted', {}, 'ask'],
  ['Awaiting Collection', {}, 'ask'],
  ['On Hold', {}, 'ask'],
  ['VP Submitted', { ok_cremate_c: '1' }, 'call'],
  ['VP Submitted', { service_type: { id: 's2', name: 'something new' } }, 'call'],
  ['VP Unsubmitted', {}, null],
  ['VP Submitted - Cancelled', {}, null],
  ['In Cremation', {}, null],
  ['Awaiting Return', {}, null],
  ['VP Submitted', { service_type: { id: 's3', name: 'Vet Supply Order' } }, null],
] as const)('for a pet at %j with %j the practice can: %j [OPEN-336]', (stage, cstm, state) => {
  expect(holdStateOf(booking(stage, cstm))).toBe(state)
})

test('recognises an earlier request by its text, whatever id its row has [OPEN-336]', () => {
  expect(holdStateOf(booking('VP Submitted', {}, ['Keep the collar']))).toBe('ask')
  expect(holdStateOf(booking('VP Submitted', {}, [HOLD_INSTRUCTION.description]))).toBe('held')
})
