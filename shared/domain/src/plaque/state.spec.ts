import { expect, test } from 'vitest'
import { approvedBefore, artworkState, isArtworkWhole, isGone, mostPressing, proofEnd, whyClosed } from './state'

const open = { okCremate: false, isDeleted: false, discardedAt: null, stage: 'VP Submitted', isApproved: false }
const discardedAt = new Date('2026-11-28T09:00:00Z')

test.each([
  ['open', {}, null, null],
  ['approved', { isApproved: true }, 'approved', null],
  ['on its way back', { stage: 'Awaiting Return' }, 'finished', 'finished'],
  ['completed', { stage: 'Completed - Posted', isApproved: true }, 'finished', 'finished'],
  ['released for cremation', { okCremate: true, stage: 'Awaiting Return' }, 'cremated', 'cremated'],
  ['removed from its booking', { isDeleted: true, okCremate: true }, 'deleted', 'deleted'],
  ['of a cancelled booking', { stage: 'Cancelled', isDeleted: true }, 'cancelled', 'cancelled'],
  ['of a discarded booking', { discardedAt, stage: 'Cancelled', isDeleted: true }, 'discarded', 'discarded'],
] as const)('an engraving that is %s is closed to its owner and to staff [OPEN-68]', (_what, facts, client, staff) => {
  const whys = (['client', 'staff'] as const).map((visitor) => whyClosed({ ...open, ...facts }, visitor))
  expect(whys).toEqual([client, staff])
  expect(isGone(client)).toBe(client === 'deleted' || client === 'cancelled' || client === 'discarded')
})

const facts = { hasRecord: true, hasPictures: true, isApproved: false, isChangeAsked: false }

test.each([
  ['missing', { hasRecord: false, hasPictures: false }, false],
  ['unfinished', { hasPictures: false, isApproved: true }, false],
  ['approved', { isApproved: true, isChangeAsked: true }, true],
  ['changesAsked', { isChangeAsked: true }, true],
  ['waiting', {}, true],
] as const)("an artwork is %s, by its record, pictures and the owner's answer", (state, more, isWhole) => {
  expect(artworkState({ ...facts, ...more })).toBe(state)
  expect(isArtworkWhole(state)).toBe(isWhole)
})

test('a list shows the most urgent artwork', () => {
  expect(mostPressing(['approved', 'waiting', 'unfinished'])).toBe('unfinished')
  expect(mostPressing(['missing', 'changesAsked'])).toBe('changesAsked')
  expect(mostPressing([])).toBeNull()
})

test('a proof ends 30 days after its approval, to the millisecond [OPEN-112]', () => {
  const at = new Date('2026-11-23T09:15:30.123Z')
  expect(proofEnd(at).toISOString()).toBe('2026-12-23T09:15:30.123Z')
  expect(proofEnd('2026-11-23T09:15:30.123Z')).toEqual(proofEnd(at))
  expect(approvedBefore(proofEnd(at))).toEqual(at)
})
