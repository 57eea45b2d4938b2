import { expect, test } from 'vitest'
import { visitsOf } from './visits'
import type { Shown, Timeline } from './visits'

const screen = (page: string, since: number, at: number, more: Partial<Shown> = {}): Shown => ({
  remote: 'mf-a',
  version: '1.1.0',
  page,
  since,
  at,
  ...more,
})
const times = (timeline: Partial<Timeline>) =>
  visitsOf({ shown: [], presses: [], opened: null, drawn: null, ...timeline }).map(({ page, times }) => [page, times])
const drawn = { paint: 310.4, content: 905.6 }

test('the screen that a document was opened at is timed from the document on, a further one from the step there', () => {
  const shown = [screen('/pet/:id', 700, 1200.5), screen('/pets', 5000, 5080)]
  expect(visitsOf({ shown, presses: [], opened: '/pet/pet-77', drawn })).toEqual([
    { remote: 'mf-a', version: '1.1.0', page: '/pet/:id', times: { paint: 310, content: 906, usable: 1201 } },
    { remote: 'mf-a', version: '1.1.0', page: '/pets', times: { switch: 80 } },
  ])
})

test('a screen after signing in, or at another address than was asked for, is a step from there', () => {
  const shown = [screen('/pets', 20_000, 20_090)]
  expect(times({ shown, drawn, opened: null })).toEqual([['/pets', { switch: 90 }]])
  expect(times({ shown, drawn, opened: '/' })).toEqual([['/pets', { switch: 90 }]])
})

test('what came out of sight tells no times of the document, nor does what nobody timed the wait for', () => {
  const shown = [screen('/pets', 700, 60_000), screen('/pet/:id', 0, 61_000)]
  expect(times({ shown, opened: '/pets', drawn: null })).toEqual([])
})

test('a browser that tells no largest content tells the rest', () => {
  expect(times({ shown: [screen('/pets', 0, 800)], opened: '/pets', drawn: { paint: 300 } })).toEqual([
    ['/pets', { paint: 300, usable: 800 }],
  ])
})

test('the slowest press is told of the screen on which it was made; the one that leads away is the old one’s', () => {
  const shown = [screen('/pets', 100, 900), screen('/pet/:id', 5000, 5100), screen('/pets', 7000, 7050)]
  const presses = [
    { at: 50, ms: 900 },
    { at: 2000, ms: 64 },
    { at: 4990, ms: 120 },
    { at: 5000, ms: 40 },
  ]
  expect(times({ shown, presses })).toEqual([
    ['/pets', { switch: 800, interaction: 120 }],
    ['/pet/:id', { switch: 100, interaction: 40 }],
    ['/pets', { switch: 50 }],
  ])
})
