import { expect, test } from 'vitest'
import { approvedBefore, proofEnd } from './proof'

test('a proof ends 30 days after its approval, to the millisecond [OPEN-112]', () => {
  const at = new Date('2026-11-23T09:15:30.123Z')
  expect(proofEnd(at).toISOString()).toBe('2026-12-23T09:15:30.123Z')
  expect(proofEnd('2026-11-23T09:15:30.123Z')).toEqual(proofEnd(at))
  expect(approvedBefore(proofEnd(at))).toEqual(at)
})
