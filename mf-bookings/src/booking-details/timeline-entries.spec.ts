import { expect, test } from 'vitest'
import { event, labels } from '../data/bookings.fixture'
import { timelineOf } from './timeline-entries'

test('lists events latest first, stages by their label, the first one as a start [OPEN-30, OPEN-176]', () => {
  const events = [
    event('1', 'order_stage_c', 'VP Unsubmitted', '2026-03-01T05:07:00Z'),
    event('2', 'details', 'pet, owner', '2026-03-01T05:20:00Z'),
    event('3', 'order_stage_c', 'VP Submitted', '2026-03-01T05:30:00Z'),
    event('4', 'special_instructions', '2', '2026-03-01T05:30:00Z'),
  ]
  expect(timelineOf(events, labels).map(({ text }) => text)).toEqual([
    'Special instructions changed',
    'Submitted',
    'Details changed: Pet details, Owner details',
    'Started',
  ])
})

test('names changed items, without a second event that items changed [OPEN-209]', () => {
  const at = '2026-03-01T05:20:00Z'
  const items = event('2', 'items', 'Jarrah Rest Box added; Candle: 2 instead of 1', at)
  const told = (details: string) =>
    timelineOf([event('1', 'details', details, at), items], labels).map(({ text }) => text)
  expect(told('items')).toEqual(['Items: Jarrah Rest Box added; Candle: 2 instead of 1'])
  expect(told('pet.weight, items')).toEqual([
    'Items: Jarrah Rest Box added; Candle: 2 instead of 1',
    'Details changed: Weight',
  ])
  const before = event('3', 'details', 'items', '2026-02-01T05:20:00Z')
  expect(timelineOf([before, items], labels).at(-1)?.text).toBe('Details changed: Items')
})

test('shows an unknown field by its own name, and an event without a time last [OPEN-85]', () => {
  const events = [
    { ...event('1', 'return_freight_fee_c', '20', ''), date_created: null },
    event('2', 'order_stage_c', 'Posted', '2026-03-01T05:07:00Z'),
  ]
  expect(timelineOf(events, undefined)).toEqual([
    { id: '2', text: 'Posted', at: '2026-03-01T05:07:00Z', by: 'Dana Wright' },
    { id: '1', text: 'Return freight fee changed', at: null, by: 'Dana Wright' },
  ])
})
