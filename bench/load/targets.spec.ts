import { expect, test } from 'vitest'
import { Results } from './results'
import { targetLines } from './targets'
import type { Visit } from './visit'

const visit = (times: Partial<Visit>): Visit => ({
  firstPaint: 100,
  content: 100,
  whole: 100,
  longTask: 0,
  mainThread: 1,
  script: 1,
  requests: 1,
  kilobytes: 1,
  scriptKilobytes: 1,
  early: 1,
  ...times,
})

/** Two rounds of cold loads of /login. */
function results(): Results {
  const all = new Results()
  for (const content of [300, 600]) all.add('/login', 'federated', 'cold', visit({ content }))
  for (const content of [1_000, 1_000]) all.add('/login', 'ordinary', 'cold', visit({ content }))
  return all
}

test('a figure is compared with the rival’s of the same round', () => {
  const content = targetLines(results(), ['/login']).find(({ figure }) => figure === 'content ÷ ordinary')
  expect(content).toMatchObject({ of: '/login', target: 0.45 })
  expect(content?.measured.median).toBeCloseTo(0.45)
})

test('content is as soon as the first paint or by so much later', () => {
  const later = targetLines(results(), ['/login']).find(({ figure }) => figure === 'content after first paint')
  expect(later?.measured).toMatchObject({ low: 275, median: 350, high: 425 })
})

test('what was not measured has no line', () => {
  const figures = targetLines(results(), ['/login', '/bookings']).map((line) => `${line.of} ${line.figure}`)
  expect(figures).not.toContain('/login whole ÷ tuned')
  expect(figures.filter((name) => name.startsWith('/bookings'))).toEqual([])
})

test('with a limit the whole screen beside the tuned build is the only target', () => {
  const all = results()
  for (const whole of [50, 100]) all.add('/login', 'tuned', 'cold', visit({ whole }))
  const lines = targetLines(all, ['/login'], 1.3)
  expect(lines).toMatchObject([{ of: '/login', figure: 'whole ÷ tuned', target: 1.3, measured: { median: 1.5 } }])
})
