import { describe, expect, test } from 'vitest'
import { keptName, named, opened, shownName, STEP } from '../../testing/played-form'
import { lost, refused } from '../../testing/played-session'

test('Next keeps what is typed, then sends it upon the version that was seen', () => {
  const page = opened()
  page.effects.length = 0
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  expect(page.effects.map(({ type }) => type)).toEqual(['keep', 'keep', 'send'])
  expect(keptName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' } } })
  expect(page.session.flight).toMatchObject({ write: { version: 3, body: { pet: { first_name: 'Stella' } } } })
})

test('a save marks the step as passed and forgets what was typed [WIZ-64]', () => {
  const page = opened()
  const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.answer(named(4, 'Stella'))
  expect(page.endOf(asked)).toMatchObject({ is: 'saved', booking: { version: 4 } })
  expect(page.kept).toMatchObject({ movedPastFirstStep: true, unsaved: {} })
})

test('what is typed while the step is being saved is kept, and the step stays [OPEN-87]', () => {
  const page = opened()
  const first = page.ask({ is: 'ownerPet', values: page.type('Stella') })
  const luna = page.type('Luna')
  page.answer(named(4, 'Stella'))
  expect(page.endOf(first)).toEqual({ is: 'typedOn' })
  expect(keptName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Luna' } } })
  const second = page.ask({ is: 'ownerPet', values: luna })
  page.answer(named(5, 'Luna'))
  expect(page.endOf(second)).toMatchObject({ is: 'saved' })
})

test('after a save nothing is kept any more, whatever the form says as it goes away', () => {
  const page = opened()
  const values = page.type('Stella')
  page.ask({ is: 'ownerPet', values })
  page.answer(named(4, 'Stella'))
  expect(page.tell({ type: 'typingPaused', values })).toEqual([])
})

test('words that are typed after a save are kept like any other', () => {
  const page = opened()
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.answer(named(4, 'Stella'))
  page.tell({ type: 'typingPaused', values: page.type('Luna') })
  expect(keptName(page)).toMatchObject({ values: { pet: { firstName: 'Luna' } } })
})

test('to forget what was never typed begins no draft', () => {
  const page = opened()
  const { form } = page.session
  expect(form && page.tell({ type: 'typingPaused', values: form.typed })).toEqual([])
})

test('a refused form stays, and so does what was typed', () => {
  const page = opened()
  const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.fail(refused)
  expect(page.endOf(asked)).toEqual({ is: 'failed', error: refused })
  expect(keptName(page)).toMatchObject({ values: { pet: { firstName: 'Stella' } } })
})

describe('an own save whose answer was lost, and words that were typed since [OPEN-87]', () => {
  const afterLoss = () => {
    const page = opened()
    page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.fail(lost)
    return page
  }

  test('is no change by somebody else: what was taken back since stays taken back', () => {
    const page = afterLoss()
    page.ask({ is: 'ownerPet', values: page.type('Bella') })
    expect(page.flight).toBe('settle booking-1 on 3')
    page.answer(named(4, 'Stella'))
    page.fail(lost)
    expect(shownName(page)).toBe('Bella')
    expect(page.effects.map(({ type }) => type)).not.toContain('announceTheirs')
    expect(keptName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' } } })
  })

  test('is not asked about, though the page has read it before it was known as ours', () => {
    const page = afterLoss()
    const luna = page.type('Luna')
    page.read(named(4, 'Stella'))
    page.tell({ type: 'opened', id: 'again' })
    page.answer(named(4, 'Stella'))
    expect([page.session.form?.mergeState.conflicts, shownName(page)]).toEqual([[], 'Luna'])
    page.ask({ is: 'ownerPet', values: luna })
    expect(page.flight).toBe('save booking-1 on 4')
  })
})

test('a save of a wizard that was left forgets what was sent, and nothing typed in the next one [OPEN-89]', () => {
  const page = opened()
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.tell({ type: 'left' })
  const next = opened({ name: 'next' })
  next.tell({ type: 'typingPaused', values: next.type('Luna') })
  page.tell({ type: 'stored', work: next.session.work })
  page.answer(named(4, 'Stella'))
  expect(page.session.work?.unsaved[STEP]).toMatchObject({ values: { pet: { firstName: 'Luna' } } })

  const left = opened()
  left.ask({ is: 'ownerPet', values: left.type('Stella') })
  left.tell({ type: 'left' })
  left.answer(named(4, 'Stella'))
  expect(left.session.work?.unsaved).toEqual({})
})

test('the booking of a package says that it is one', () => {
  const page = opened({ about: { kind: 'package' } })
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  expect(page.session.flight).toMatchObject({ write: { body: { is_package_c: true } } })
})
