import { describe, expect, test } from 'vitest'
import { storedName, named, opened, shownName, STEP } from '../../testing/played-form'
import { lost, refused } from '../../testing/played-session'

test('Next stores the typed values, then sends them on the version that was seen', () => {
  const page = opened()
  page.effects.length = 0
  page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  expect(page.effects.map(({ kind }) => kind)).toEqual(['updateDraft', 'updateDraft', 'send'])
  expect(storedName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' } } })
  expect(page.session.flight).toMatchObject({ write: { version: 3, body: { pet: { first_name: 'Stella' } } } })
})

test('a save marks the step as passed and clears the stored values [WIZ-64]', () => {
  const page = opened()
  const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  page.answer(named(4, 'Stella'))
  expect(page.endOf(asked)).toMatchObject({ kind: 'saved', booking: { version: 4 } })
  expect(page.draft).toMatchObject({ movedPastFirstStep: true, unsaved: {} })
})

test('values typed during the save are stored, and the step stays [OPEN-87]', () => {
  const page = opened()
  const first = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  const luna = page.type('Luna')
  page.answer(named(4, 'Stella'))
  expect(page.endOf(first)).toEqual({ kind: 'typedOn' })
  expect(storedName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Luna' } } })
  const second = page.ask({ kind: 'ownerPet', values: luna })
  page.answer(named(5, 'Luna'))
  expect(page.endOf(second)).toMatchObject({ kind: 'saved' })
})

test('a closing form stores nothing after a save', () => {
  const page = opened()
  const values = page.type('Stella')
  page.ask({ kind: 'ownerPet', values })
  page.answer(named(4, 'Stella'))
  expect(page.tell({ kind: 'typingPaused', values })).toEqual([])
})

test('values typed after a save are stored as usual', () => {
  const page = opened()
  page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  page.answer(named(4, 'Stella'))
  page.tell({ kind: 'typingPaused', values: page.type('Luna') })
  expect(storedName(page)).toMatchObject({ values: { pet: { firstName: 'Luna' } } })
})

test('clearing values that were never stored creates no draft', () => {
  const page = opened()
  const { form } = page.session
  expect(form && page.tell({ kind: 'typingPaused', values: form.typed })).toEqual([])
})

test('a refused form stays open with its values', () => {
  const page = opened()
  const asked = page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  page.fail(refused)
  expect(page.endOf(asked)).toEqual({ kind: 'failed', error: refused })
  expect(storedName(page)).toMatchObject({ values: { pet: { firstName: 'Stella' } } })
})

describe('our own save without an answer, and values typed since [OPEN-87]', () => {
  const afterLoss = () => {
    const page = opened()
    page.ask({ kind: 'ownerPet', values: page.type('Stella') })
    page.fail(lost)
    return page
  }

  test("is not a colleague's change: a field changed back stays changed back", () => {
    const page = afterLoss()
    page.ask({ kind: 'ownerPet', values: page.type('Bella') })
    expect(page.flight).toBe('settle booking-1 on 3')
    page.answer(named(4, 'Stella'))
    page.fail(lost)
    expect(shownName(page)).toBe('Bella')
    expect(page.effects.map(({ kind }) => kind)).not.toContain('announceTheirs')
    expect(storedName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' } } })
  })

  test('causes no question, even if the page has read it before it was recognised', () => {
    const page = afterLoss()
    const luna = page.type('Luna')
    page.read(named(4, 'Stella'))
    page.tell({ kind: 'opened', id: 'again' })
    page.answer(named(4, 'Stella'))
    expect([page.session.form?.mergeState.conflicts, shownName(page)]).toEqual([[], 'Luna'])
    page.ask({ kind: 'ownerPet', values: luna })
    expect(page.flight).toBe('save booking-1 on 4')
  })
})

test('a save of a closed wizard clears only what it sent, nothing typed in the next wizard [OPEN-89]', () => {
  const page = opened()
  page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  page.tell({ kind: 'left' })
  const next = opened({ name: 'next' })
  next.tell({ kind: 'typingPaused', values: next.type('Luna') })
  page.tell({ kind: 'stored', work: next.session.work })
  page.answer(named(4, 'Stella'))
  expect(page.session.work?.unsaved[STEP]).toMatchObject({ values: { pet: { firstName: 'Luna' } } })

  const left = opened()
  left.ask({ kind: 'ownerPet', values: left.type('Stella') })
  left.tell({ kind: 'left' })
  left.answer(named(4, 'Stella'))
  expect(left.session.work?.unsaved).toEqual({})
})

test('a package booking is marked as one', () => {
  const page = opened({ about: { kind: 'package' } })
  page.ask({ kind: 'ownerPet', values: page.type('Stella') })
  expect(page.session.flight).toMatchObject({ write: { body: { is_package_c: true } } })
})
