import { expect, test } from 'vitest'
import { ATTENTION_KINDS } from '@portal/domain'
import { activeFilters } from './active-filters'
import { isRangeInOrder, NO_FILTER } from './list-state'

test('no filter, no chip; the search text is none either', () => {
  expect(activeFilters({ ...NO_FILTER, search: 'bella' }, undefined)).toEqual([])
})

test('each filter says its name and value, and how to take it off', () => {
  const filter = {
    ...NO_FILTER,
    serviceType: 'private cremation & return of ashes',
    createdFrom: '2026-03-01',
    createdTo: '2026-03-31',
    status: 'VP Submitted',
    statusLabel: 'Submitted',
  }
  expect(activeFilters(filter, { 'VP Submitted': 'Submitted' })).toEqual([
    { name: 'Service type', value: 'Private cremation & return of ashes', without: { serviceType: '' } },
    { name: 'Created from', value: '1 Mar 2026', without: { createdFrom: '' } },
    { name: 'Created to', value: '31 Mar 2026', without: { createdTo: '' } },
    { name: 'Status', value: 'Submitted', without: { status: '', statusLabel: '' } },
  ])
})

test('what waits is a filter like another [OPEN-183]', () => {
  const shown = ATTENTION_KINDS.map((attention) => activeFilters({ ...NO_FILTER, attention }, undefined))
  expect(shown.flat().map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Needs attention: Changes asked',
    'Needs attention: Awaiting instructions',
    'Needs attention: Waiting for the owner',
    'Needs attention: Not submitted',
  ])
  expect(shown[0]?.[0]?.without).toEqual({ attention: '' })
})

test('the status label is the map’s; before it arrives the address’s, then the raw stage [OPEN-21]', () => {
  const filter = { ...NO_FILTER, status: 'VP Submitted', statusLabel: 'Sent' }
  const shown = (given: typeof filter, labels?: Record<string, string>) => activeFilters(given, labels)[0]?.value
  expect(shown(filter, { 'VP Submitted': 'Submitted' })).toBe('Submitted')
  expect(shown(filter)).toBe('Sent')
  expect(shown({ ...filter, statusLabel: '' })).toBe('VP Submitted')
})

test('a range ends on or after its start', () => {
  expect(isRangeInOrder('2026-03-02', '2026-03-01')).toBe(false)
  expect(isRangeInOrder('2026-03-01', '2026-03-01')).toBe(true)
  expect(isRangeInOrder('', '2026-03-01')).toBe(true)
  expect(isRangeInOrder('2026-03-01', '')).toBe(true)
})
