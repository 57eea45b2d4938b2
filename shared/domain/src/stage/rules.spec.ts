import { describe, expect, test } from 'vitest'
import { STAGE_GROUPS, isPartialStage, stageGroupOf, stageKind, stageLabel } from './rules'

describe('stage groups', () => {
  test.each([
    ['Pre-Booking', 'Collection'],
    ['Awaiting Collection', 'Collection'],
    ['Pet Collected', 'Collection'],
    ['With Contractor', 'Collection'],
    ['At Transport / Holding Facility', 'Collection'],
    ['Awaiting Keepsakes', 'Confirmation'],
    ['On Hold', 'Confirmation'],
    ['Awaiting Cremation', 'Keepsakes'],
    ['In Cremation', 'Cremation'],
    ['Awaiting Processing', 'Memorialisation'],
    ['Ashes Processed', 'Memorialisation'],
    ['Ashes in Library (On Hold)', 'Memorialisation'],
    ['Preparation Completed', 'Inspection'],
    ['Quality Assurance Completed', 'Return'],
    ['Completed - Returned', 'Completed'],
    ['Completed - Posted', 'Completed'],
  ])('%s belongs to %s [DOM-52..59]', (stage, group) => expect(stageGroupOf(stage)).toBe(group))

  test.each([
    'Awaiting Return',
    'Returned',
    'Ready at Office',
    'Posted',
    'Awaiting Product',
    'Awaiting Return Delivery',
    'Ready at Office (Awaiting Completion)',
  ])('%s is Return, with or without prefix [DOM-58, OPEN-27]', (stage) => {
    expect(stageGroupOf(stage)).toBe('Return')
    expect(stageGroupOf(`Split Delivery - ${stage}`)).toBe('Return')
    expect(stageGroupOf(`Split Delivery ${stage}`)).toBe('Return')
  })

  test.each(['VP Submitted', 'Pet Collected - Pending Details', 'Split Delivery - In Cremation', 'Hold', '', null])(
    '%j is in no group [OPEN-26]',
    (stage) => expect(stageGroupOf(stage)).toBeNull(),
  )

  test('eight groups in order', () => {
    expect(STAGE_GROUPS.map(({ name }) => name).join(' ')).toBe(
      'Collection Confirmation Keepsakes Cremation Memorialisation Inspection Return Completed',
    )
  })
})

test('shows the mapped label, otherwise the raw stage, otherwise Unknown [BKG-28, BKG-29]', () => {
  const labels = { 'VP Submitted': 'Submitted' }
  expect(stageLabel('VP Submitted', labels)).toBe('Submitted')
  expect(stageLabel('In Cremation', labels)).toBe('In Cremation')
  expect(stageLabel('constructor', labels)).toBe('constructor')
  expect(stageLabel('VP Submitted', null)).toBe('VP Submitted')
  expect(stageLabel('', labels)).toBe('Unknown')
  expect(stageLabel(null)).toBe('Unknown')
})

test("'VP Submitted' means submitted [BKG-32]", () => {
  expect(stageKind('Submitted', 'VP Submitted')).toBe('submitted')
})

test('two stages are partial [BKG-31]', () => {
  expect(isPartialStage('VP Unsubmitted')).toBe(true)
  expect(isPartialStage('Pet Collected - Pending Details')).toBe(true)
  expect(isPartialStage('VP Submitted')).toBe(false)
})

test.each([
  ['Unsubmitted', 'VP Unsubmitted', 'unsubmitted'],
  ['Pending', 'Pet Collected - Pending Details', 'unsubmitted'],
  ['Submitted', 'VP Submitted', 'submitted'],
  ['In Progress', 'In Cremation', 'submitted'],
  ['', 'VP Submitted', 'submitted'],
  ['submitted', 'In Cremation', 'other'],
  ['Returned', 'Returned', 'other'],
  ['Awaiting Collection', 'Awaiting Collection', 'submitted'],
  ['Booking Requested', 'Pre-Booking', 'submitted'],
  ['On Hold', 'On Hold', 'submitted'],
  ['Awaiting Cremation', 'Awaiting Cremation', 'submitted'],
  ['Cremation Under Way', 'In Cremation', 'other'],
  ['Ashes Held in Our Care', 'Ashes in Library (On Hold)', 'other'],
] as const)('stage kind of label %j and stage %j is %s [OPEN-24, OPEN-325]', (label, stage, kind) => {
  expect(stageKind(label, stage)).toBe(kind)
})
