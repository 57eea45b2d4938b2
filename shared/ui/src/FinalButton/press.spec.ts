import { expect, test } from 'vitest'
import { begun, continueRest, restartRest, isAccepted, restLeft } from './press'
import type { RestClock } from './press'

const byPointer = (at: number) => ({ at, isByPointer: true })
const byNothing = (at: number) => ({ at, isByPointer: false })

/** Presses for 40 ms at each time, and returns which clicks were accepted. */
function clicks(shownAt: number, ...times: number[]): boolean[] {
  let calm: RestClock = restartRest(shownAt)
  return times.map((at) => {
    calm = continueRest(begun(calm, at, at), at + 40)
    const accepted = isAccepted(calm, byPointer(at + 40))
    calm = restartRest(at + 40)
    return accepted
  })
}

test.each([
  [5000, 1000],
  [5001, 999],
  [5999, 1],
  [6000, 0],
  [60_000, 0],
])('shown at 5000, at %i the rest lacks %i ms', (at, left) => {
  expect(restLeft(restartRest(5000), at)).toBe(left)
})

test.each<[string, number, number[], boolean[]]>([
  ['a press after the second', 0, [1000], [true]],
  ['a press a millisecond early', 0, [999], [false]],
  ['two presses 80 ms apart', 0, [200, 280], [false, false]],
  ['two presses 300 ms apart around the second', 0, [900, 1200], [false, false]],
  ['two presses 600 ms apart around the second', 0, [600, 1200], [false, false]],
  ['three presses', 0, [700, 1300, 1900], [false, false, false]],
  ['an early press, and one a second after it was let go', 0, [500, 1540], [false, true]],
  ['a double press after the second carries it out once', 0, [1000, 1200], [true, false]],
])('%s', (_, shownAt, times, accepted) => {
  expect(clicks(shownAt, ...times)).toEqual(accepted)
})

test('a press that started before a new label does not count', () => {
  const pressed = begun(restartRest(0), 1500, 1500)
  expect(isAccepted(pressed, byPointer(1600))).toBe(true)
  expect(isAccepted(restartRest(1550), byPointer(1600))).toBe(false)
})

test('a press handled late by a busy page counts from when it was made', () => {
  expect(begun(restartRest(2000), 2500, 3200)).toEqual({ since: 3200, isBegun: false })
  expect(begun(restartRest(2000), 3000, 3200)).toEqual({ since: 2000, isBegun: true })
})

test('a key held since before restarts the rest, and so does its release', () => {
  let calm = restartRest(0)
  for (const at of [500, 1400, 2300]) {
    calm = continueRest(calm, at)
    expect(isAccepted(calm, byNothing(at))).toBe(false)
  }
  expect(restLeft(calm, 2400)).toBe(900)
})

test('a slow press that started in time may repeat and counts at its end', () => {
  const pressed = begun(restartRest(0), 1200, 1200)
  expect(isAccepted(continueRest(continueRest(pressed, 1700), 1730), byNothing(1760))).toBe(true)
})

test('a click without a press comes from assistive technology and counts after the rest', () => {
  expect(isAccepted(restartRest(0), byNothing(999))).toBe(false)
  expect(isAccepted(restartRest(0), byNothing(1000))).toBe(true)
  expect(isAccepted(restartRest(0), byPointer(1000))).toBe(false)
})
