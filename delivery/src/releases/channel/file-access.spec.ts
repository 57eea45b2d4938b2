import { describe, expect, test } from 'vitest'
import { createMove, type Change, type Move } from './channel'
import { fileAccessOf } from './file-access'
import { previewUser } from './previews'

const DAY_MS = 86_400_000
const NOW = new Date('2026-06-10T00:00:00.000Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

function channelOf(...steps: readonly (readonly [kind: Move['kind'], change: Change, day: number])[]): Move[] {
  const moves: Move[] = []
  for (const [kind, change, day] of steps)
    moves.push(createMove(moves, { kind, changes: [change], by: 'ann' }, inDays(day)))
  return moves
}
const previewOf = (users: readonly string[], days: number) => ({
  as: 'pr-1',
  users: users.map((who) => previewUser('pr-1', who)),
  until: inDays(days).toISOString(),
})
const [stable, next] = [
  { name: 'mf-a', version: '1.0.0' },
  { name: 'mf-a', version: '1.1.0' },
]
const promoted = ['promote', { name: 'mf-a', from: null, to: '1.0.0' }, -9] as const
const previewed = (users: readonly string[], days: number, at = -8) =>
  ['preview', { name: 'mf-a', from: '1.0.0', to: '1.1.0', preview: previewOf(users, days) }, at] as const

describe('decides whether everyone may load a version [OPEN-332]', () => {
  test.each([
    ['that the channel points to', channelOf(promoted), stable, true],
    [
      'that was replaced',
      channelOf(promoted, ['promote', { name: 'mf-a', from: '1.0.0', to: '1.1.0' }, -1]),
      stable,
      true,
    ],
    ['that was removed', channelOf(promoted, ['remove', { name: 'mf-a', from: '1.0.0', to: null }, -1]), stable, true],
    [
      'of a canary',
      channelOf(promoted, ['canary', { name: 'mf-a', from: '1.0.0', to: '1.1.0', percent: 5 }, -1]),
      next,
      true,
    ],
    ['that no step names', channelOf(promoted), next, false],
    ['of another package with this number', channelOf(promoted), { name: 'mf-b', version: '1.0.0' }, false],
    ['of a preview', channelOf(promoted, previewed(['ann'], 5)), next, false],
  ])('%s', (_, moves, version, isAllowed) => {
    expect(fileAccessOf(moves).isForEveryone(version)).toBe(isAllowed)
  })
})

describe('users of a preview may load its version [OPEN-332]', () => {
  const ended = ['end-preview', { name: 'mf-a', from: '1.1.0', to: null, preview: previewOf([], 5) }, -2] as const
  test.each([
    ['until its end', channelOf(promoted, previewed(['ann'], 5)), 'ann', true],
    ['but no other user may', channelOf(promoted, previewed(['ann'], 5)), 'bob', false],
    ['but no signed-out visitor may', channelOf(promoted, previewed(['ann'], 5)), null, false],
    [
      'but not with the mark from a page',
      channelOf(promoted, previewed(['ann'], 5)),
      previewOf(['ann'], 5).users[0] ?? '',
      false,
    ],
    ['for a day after its end', channelOf(promoted, previewed(['ann'], -0.9)), 'ann', true],
    ['but not later', channelOf(promoted, previewed(['ann'], -1.1)), 'ann', false],
    ['but not two days after a step ended it', channelOf(promoted, previewed(['ann'], 5), ended), 'ann', false],
    [
      'but not two days after leaving its list',
      channelOf(promoted, previewed(['ann'], 5), previewed(['bob'], 5, -2)),
      'ann',
      false,
    ],
  ])('%s', (_, moves, who, isAllowed) => {
    expect(fileAccessOf(moves).isForUser(next, who, NOW)).toBe(isAllowed)
  })
})
