import { expect, test } from 'vitest'
import { judge, type LoadCounts, type Verdict } from './judge'

const counted = (loads: number, faulty: number, p75Ms: number | null = null, timed = loads): LoadCounts => ({
  loads,
  faulty,
  timed: p75Ms === null ? 0 : timed,
  p75Ms,
})

test.each<[string, LoadCounts, LoadCounts, Verdict]>([
  // A failure adds ln(0.1 / 0.01) = 2.303, other loads ln(0.9 / 0.99) = -0.0953; errors from 3.861, well to -2.976.
  ['31 loads without a failure: -2.955', counted(31, 0), counted(2000, 0), 'too few'],
  ['32 loads without a failure: -3.050', counted(32, 0), counted(2000, 0), 'well'],
  ['3 of 34: 3.953', counted(34, 3), counted(2000, 0), 'errors'],
  ['3 of 35: 3.858', counted(35, 3), counted(2000, 0), 'too few'],
  ['2 of 2: 4.605, but two failures', counted(2, 2), counted(2000, 0), 'too few'],
  ['4 of 200 where none of the others fails: two points', counted(200, 4), counted(2000, 0), 'well'],
  ['5 of 200: two points and a half', counted(200, 5), counted(2000, 0), 'errors'],
  ['30 of 1,000 where 1 of 100 of the others fails', counted(1000, 30), counted(2000, 20), 'well'],
  ['31 of 1,000 where 1 of 100 of the others fails', counted(1000, 31), counted(2000, 20), 'errors'],
  ['a service that is down fails all alike', counted(200, 190), counted(2000, 1900), 'well'],
  ['better than the others', counted(300, 0), counted(2000, 400), 'well'],
  ['5 of 200 where there are no others', counted(200, 5), counted(0, 0), 'errors'],
  ['half as long again', counted(200, 0, 1500), counted(2000, 0, 1000), 'well'],
  ['more than half as long again', counted(200, 0, 1501), counted(2000, 0, 1000), 'slow'],
  ['slow, of 49 times', counted(200, 0, 9000, 49), counted(2000, 0, 1000), 'well'],
  ['slow, against 49 times', counted(200, 0, 9000), counted(2000, 0, 1000, 49), 'well'],
  ['slow, where all others come from the cache', counted(200, 0, 9000), counted(2000, 0), 'well'],
  ['both: the errors are told', counted(200, 100, 9000), counted(2000, 0, 1000), 'errors'],
])('%s', (_, canary, stable, verdict) => {
  expect(judge(canary, stable)).toBe(verdict)
})
