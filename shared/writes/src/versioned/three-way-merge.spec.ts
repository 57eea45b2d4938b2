import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byField, mergeNewer, choose, hasQuestion, saved, mergeStateOf, withTyped } from './three-way-merge'
import type { MergeResult } from './three-way-merge'

interface Values {
  readonly level: string
  readonly status: string
}

const by = byField<Values>()
const first = { version: 4, values: { level: '1', status: 'Active' } }
const answer = (version: number, change: Partial<Values>) => ({ version, values: { ...first.values, ...change } })
const typed = (change: Partial<Values>): Values => ({ ...first.values, ...change })

/** Both changed the level: mine is 2, theirs 3. */
const asked = mergeNewer(mergeStateOf(first), typed({ level: '2' }), answer(5, { level: '3' }), by)

describe('a newer answer [OPEN-87]', () => {
  test('replaces an untouched form, values and version together, silently', () => {
    const { mergeState, values } = mergeNewer(mergeStateOf(first), first.values, answer(5, { level: '3' }), by)
    expect(values).toEqual({ level: '3', status: 'Active' })
    expect(mergeState).toMatchObject({ answer: { version: 5 }, base: values, conflicts: [], fromTheirs: [] })
  })

  test('after a save is announced in an untouched form too', () => {
    const { mergeState } = mergeNewer(mergeStateOf(first), first.values, answer(5, { level: '3' }), by, true)
    expect(mergeState.fromTheirs).toEqual(['level'])
  })

  test("in a touched form brings the other's changes, and lists them until the next save", () => {
    const mine = typed({ level: '3' })
    const one = mergeNewer(mergeStateOf(first), mine, answer(5, { status: 'Inactive' }), by)
    expect(one.values).toEqual({ level: '3', status: 'Inactive' })
    expect(one.mergeState).toMatchObject({ conflicts: [], fromTheirs: ['status'] })
    const two = mergeNewer(one.mergeState, one.values, answer(6, { status: 'Inactive' }), by)
    expect(two.mergeState.fromTheirs).toEqual(['status'])
    expect(saved(two.values, two.values, { version: 7, values: two.values }, by).mergeState.fromTheirs).toEqual([])
  })

  test('with another value for a typed field asks, and shows mine meanwhile', () => {
    expect(asked.values.level).toBe('2')
    expect(asked.mergeState).toMatchObject({ conflicts: ['level'], base: { level: '1' } })
    expect(hasQuestion(asked.mergeState)).toBe(true)
  })

  test('with the typed value asks nothing', () => {
    const { mergeState } = mergeNewer(mergeStateOf(first), typed({ level: '3' }), answer(5, { level: '3' }), by)
    expect(mergeState.conflicts).toEqual([])
  })

  test('during a question keeps the old base, and asks with the newest value', () => {
    const { mergeState } = mergeNewer(asked.mergeState, asked.values, answer(6, { level: '4' }), by)
    expect(mergeState).toMatchObject({ conflicts: ['level'], base: { level: '1' }, answer: { values: { level: '4' } } })
    const undone = mergeNewer(asked.mergeState, asked.values, answer(6, {}), by)
    expect([undone.mergeState.conflicts, undone.values.level]).toEqual([[], '2'])
  })
})

test('a question is open until each conflict has its answer', () => {
  const both = { ...mergeStateOf(first), conflicts: ['level', 'status'] }
  expect(hasQuestion({ ...both, answers: { level: 'mine' } })).toBe(true)
  expect(hasQuestion({ ...both, answers: { level: 'mine', status: 'theirs' } })).toBe(false)
  expect(hasQuestion(mergeStateOf(first))).toBe(false)
})

describe('an answer to a question', () => {
  test('shows the chosen side, and can be changed', () => {
    const theirs = choose(asked.mergeState, asked.values, ['level', 'theirs'], by)
    expect([theirs.values.level, hasQuestion(theirs.mergeState)]).toEqual(['3', false])
    expect(choose(theirs.mergeState, theirs.values, ['level', 'mine'], by).values.level).toBe('2')
  })

  test('becomes mine when something else is typed', () => {
    const theirs = choose(asked.mergeState, asked.values, ['level', 'theirs'], by)
    const { mine, answers } = withTyped(theirs.mergeState, typed({ level: '5' }), by)
    expect([mine.level, answers.level]).toEqual(['5', 'mine'])
    expect(withTyped(asked.mergeState, typed({ level: '5' }), by)).toMatchObject({ mine: { level: '5' } })
    expect(hasQuestion(withTyped(asked.mergeState, typed({ level: '5' }), by))).toBe(true)
  })

  test.each(['mine', 'theirs'] as const)('settles it: only a later change asks again (%s)', (side) => {
    const chosen = choose(asked.mergeState, asked.values, ['level', side], by)
    const other = mergeNewer(chosen.mergeState, chosen.values, answer(6, { level: '3', status: 'Inactive' }), by)
    expect(other.values).toEqual({ level: side === 'mine' ? '2' : '3', status: 'Inactive' })
    expect(hasQuestion(other.mergeState)).toBe(false)
    const again = mergeNewer(chosen.mergeState, chosen.values, answer(6, { level: '4' }), by)
    expect([again.values.level, again.mergeState.conflicts]).toEqual(side === 'mine' ? ['2', ['level']] : ['4', []])
  })
})

test('keeps what was typed during my save as a change', () => {
  const sent = typed({ level: '3' })
  const { mergeState, values } = saved(sent, { ...sent, status: 'Inactive' }, answer(5, { level: '3' }), by)
  expect(values).toEqual({ level: '3', status: 'Inactive' })
  expect(mergeState.base).toEqual(sent)
})

const NAMES = ['level', 'status'] as const
type Form = MergeResult<Values>

/** Forbidden changes that a merge made to a field. */
function wronged(before: Form, theirs: Values, after: Form): string[] {
  return NAMES.filter((name) => {
    const [mine, base, was] = [before.values[name], before.mergeState.base[name], before.mergeState.answer.values[name]]
    if (after.values[name] !== mine) {
      const isTyped = mine !== base && mine !== was
      return isTyped || after.values[name] !== theirs[name]
    }
    const isNews = theirs[name] !== mine && theirs[name] !== was && theirs[name] !== base
    return isNews && !after.mergeState.conflicts.includes(name)
  })
}

test('in any order nothing saved by others is overwritten unseen, and nothing typed is lost', () => {
  const word = fc.constantFrom('a', 'b', 'c')
  const values = fc.record({ level: word, status: word })
  const type = values.map((wanted) => (form: Form): Form => ({ ...form, values: wanted }))
  const answerOne = fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom('mine', 'theirs'))
    .map((chosen) => (form: Form): Form => {
      const isAsked = form.mergeState.conflicts.includes(chosen[0])
      return isAsked ? choose(form.mergeState, form.values, chosen, by) : form
    })
  const rounds = fc.array(fc.tuple(fc.array(fc.oneof(type, answerOne), { maxLength: 3 }), values), { maxLength: 6 })
  fc.assert(
    fc.property(values, rounds, (begin, steps) => {
      let form: Form = { mergeState: mergeStateOf({ version: 1, values: begin }), values: begin }
      for (const [ownSteps, theirs] of steps) {
        const before = ownSteps.reduce((now, own) => own(now), form)
        const version = before.mergeState.answer.version + 1
        form = mergeNewer(before.mergeState, before.values, { version, values: theirs }, by)
        expect(wronged(before, theirs, form)).toEqual([])
      }
    }),
    { numRuns: 1000 },
  )
})
