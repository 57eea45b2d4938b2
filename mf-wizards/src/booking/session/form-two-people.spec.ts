import { describe, expect, test } from 'vitest'
import { storedName, named, opened, shownName, submitted } from '../../testing/played-form'
import { bellaAt, lost, outdated } from '../../testing/played-session'
import { lateValues } from './form'

describe('somebody else saved first [OPEN-87]', () => {
  test('reads the booking again, merges by field and saves on the newer version', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    expect(page.flight).toBe('read booking-1')
    page.answer({ ...bellaAt(4, { weight: 30 }) })
    expect(page.flight).toBe('save booking-1 on 4')
    expect(page.session.flight).toMatchObject({ write: { body: { pet: { first_name: 'Stella', weight: 30 } } } })
    expect(page.effects).toContainEqual({ kind: 'announceTheirs', names: ['pet.weight'] })
    expect(page.endOf(asked)).toBeNull()
  })

  test('asks about a field that both changed, and sends nothing before the answer', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.answer(named(4, 'Luna'))
    expect([page.endOf(asked), page.flight]).toEqual([{ kind: 'asking' }, null])
    const again = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    expect([page.endOf(again), page.flight]).toEqual([{ kind: 'unanswered' }, null])
    page.tell({ kind: 'questionAnswered', name: 'pet.firstName', side: 'theirs' })
    expect(shownName(page)).toBe('Luna')
    page.tell({ kind: 'questionAnswered', name: 'pet.firstName', side: 'mine' })
    expect(shownName(page)).toBe('Stella')
    page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    expect(page.flight).toBe('save booking-1 on 4')
  })

  test('the base keeps its old version until the question is answered, also after a reload', () => {
    const page = opened()
    page.type('Stella')
    page.read(named(4, 'Luna'))
    expect(storedName(page)).toMatchObject({ version: 3, base: { pet: { firstName: 'Bella' } } })
    page.tell({ kind: 'questionAnswered', name: 'pet.firstName', side: 'mine' })
    expect(storedName(page)).toMatchObject({ version: 4, base: { pet: { firstName: 'Luna' } } })
  })

  test('tries three times at most, each with its own key', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    const keys = [page.key]
    for (const version of [4, 5]) {
      page.fail(outdated)
      page.answer(bellaAt(version))
      keys.push(page.key)
    }
    page.fail(outdated)
    expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'failed', error: outdated }])
    expect(new Set(keys).size).toBe(3)
  })

  test('does not retry after the wizard was left; the values wait in the draft', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.tell({ kind: 'left' })
    page.fail(outdated)
    expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'failed', error: outdated }])
    expect(storedName(page)).toMatchObject({ values: { pet: { firstName: 'Stella' } } })
  })

  test('reports the first failure when reading again fails', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.fail(lost)
    expect(page.endOf(asked)).toEqual({ kind: 'failed', error: outdated })
  })
})

test("merges a colleague's change only after the running save", () => {
  const page = opened()
  page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  page.read(named(5, 'Luna'))
  expect(page.session.form?.mergeState.conflicts).toEqual([])
  page.fail(lost)
  expect(page.session.form?.mergeState.conflicts).toEqual(['pet.firstName'])
})

test('does not change a hidden form', () => {
  const page = opened()
  page.type('Stella')
  page.tell({ kind: 'formClosed' })
  page.effects.length = 0
  page.read(named(4, 'Luna'))
  expect(page.effects).toEqual([])
})

describe('submitted by somebody else [OPEN-87, WIZ-106]', () => {
  test('stores the last values, and keeps them while others are typed', () => {
    const page = opened()
    page.type('Stella')
    page.read(submitted(4))
    expect(shownName(page)).toBe('Bella')
    expect(storedName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' } } })

    const instructions = [{ id: 'i1', description: 'Call first' }]
    const values = { ...page.type('Bella'), instructions }
    page.tell({ kind: 'typed', values })
    page.tell({ kind: 'typingPaused', values })
    expect(storedName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' }, instructions } })

    page.tell({ kind: 'lateValuesRead' })
    expect(storedName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' }, instructions } })
  })

  test('asks nothing about locked fields: their values are reported as too late', () => {
    const page = opened()
    page.type('Stella')
    page.read(named(4, 'Luna', 'VP Submitted'))
    expect(page.session.form?.mergeState.conflicts).toEqual([])
    expect([shownName(page), lateValues(page.session).names]).toEqual(['Luna', ['pet.firstName']])
  })

  test('does not save after that: the page lists the values that came too late', () => {
    const page = opened()
    const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.answer(submitted(4))
    expect([page.endOf(asked), page.flight]).toEqual([{ kind: 'asking' }, null])
    expect(lateValues(page.session).names).toEqual(['pet.firstName'])
  })
})
