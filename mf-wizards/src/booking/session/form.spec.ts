import { describe, expect, test } from 'vitest'
import { petFields } from '@portal/domain'
import { bella } from '../../testing/bookings'
import { bellaAt, lost, outdated, PlayedSession, refused } from '../../testing/played-session'
import { lateWords } from './form'

const STEP = '#owner-pet-details'

/** Bella's form, opened upon version 3. */
function opened(...given: ConstructorParameters<typeof PlayedSession>) {
  const page = new PlayedSession(...given)
  page.openForm()
  return page
}

/** Bella as somebody else has named her. */
const named = (version: number, firstName: string, stage = 'VP Unsubmitted') => {
  const pet = petFields.write({ ...bella().pet, firstName })
  return { ...bellaAt(version, { stage }), pet }
}

const submitted = (version: number) => named(version, 'Bella', 'VP Submitted')

const shownName = ({ session }: PlayedSession) => session.form?.typed.pet.firstName
const keptName = (page: PlayedSession) => page.kept.unsaved?.[STEP]

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

describe('somebody else was faster [OPEN-87]', () => {
  test('the booking is read again, merged by field, and saved upon the newer version', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    expect(page.flight).toBe('read booking-1')
    page.answer({ ...bellaAt(4, { weight: 30 }) })
    expect(page.flight).toBe('save booking-1 on 4')
    expect(page.session.flight).toMatchObject({ write: { body: { pet: { first_name: 'Stella', weight: 30 } } } })
    expect(page.effects).toContainEqual({ type: 'tellTaken', names: ['pet.weight'] })
    expect(page.endOf(asked)).toBeNull()
  })

  test('what both changed is asked, and nothing is sent before the answer', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.answer(named(4, 'Luna'))
    expect([page.endOf(asked), page.flight]).toEqual([{ is: 'asking' }, null])
    const again = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    expect([page.endOf(again), page.flight]).toEqual([{ is: 'unanswered' }, null])
    page.tell({ type: 'questionAnswered', name: 'pet.firstName', side: 'theirs' })
    expect(shownName(page)).toBe('Luna')
    page.tell({ type: 'questionAnswered', name: 'pet.firstName', side: 'mine' })
    expect(shownName(page)).toBe('Stella')
    page.ask({ is: 'ownerPet', values: page.type('Stella') })
    expect(page.flight).toBe('save booking-1 on 4')
  })

  test('until a question has its answer the base keeps its old version, also over a reload', () => {
    const page = opened()
    page.type('Stella')
    page.read(named(4, 'Luna'))
    expect(keptName(page)).toMatchObject({ version: 3, base: { pet: { firstName: 'Bella' } } })
    page.tell({ type: 'questionAnswered', name: 'pet.firstName', side: 'mine' })
    expect(keptName(page)).toMatchObject({ version: 4, base: { pet: { firstName: 'Luna' } } })
  })

  test('three times at most, each under a key of its own', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    const keys = [page.key]
    for (const version of [4, 5]) {
      page.fail(outdated)
      page.answer(bellaAt(version))
      keys.push(page.key)
    }
    page.fail(outdated)
    expect([page.flight, page.endOf(asked)]).toEqual([null, { is: 'failed', error: outdated }])
    expect(new Set(keys).size).toBe(3)
  })

  test('in a wizard that was left it is not made again, but waits in the draft', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.tell({ type: 'left' })
    page.fail(outdated)
    expect([page.flight, page.endOf(asked)]).toEqual([null, { is: 'failed', error: outdated }])
    expect(keptName(page)).toMatchObject({ values: { pet: { firstName: 'Stella' } } })
  })

  test('what cannot be read again is told as it failed', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.fail(lost)
    expect(page.endOf(asked)).toEqual({ is: 'failed', error: outdated })
  })
})

test('a refused form stays, and so does what was typed', () => {
  const page = opened()
  const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.fail(refused)
  expect(page.endOf(asked)).toEqual({ is: 'failed', error: refused })
  expect(keptName(page)).toMatchObject({ values: { pet: { firstName: 'Stella' } } })
})

test('while the form is being saved nobody else’s change comes between; its end brings it', () => {
  const page = opened()
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  page.read(named(5, 'Luna'))
  expect(page.session.form?.standing.conflicts).toEqual([])
  page.fail(lost)
  expect(page.session.form?.standing.conflicts).toEqual(['pet.firstName'])
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
    expect(page.effects.map(({ type }) => type)).not.toContain('tellTaken')
    expect(keptName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' } } })
  })

  test('is not asked about, though the page has read it before it was known as ours', () => {
    const page = afterLoss()
    const luna = page.type('Luna')
    page.read(named(4, 'Stella'))
    page.tell({ type: 'opened', id: 'again' })
    page.answer(named(4, 'Stella'))
    expect([page.session.form?.standing.conflicts, shownName(page)]).toEqual([[], 'Luna'])
    page.ask({ is: 'ownerPet', values: luna })
    expect(page.flight).toBe('save booking-1 on 4')
  })
})

test('a form that is not shown is not changed', () => {
  const page = opened()
  page.type('Stella')
  page.tell({ type: 'formClosed' })
  page.effects.length = 0
  page.read(named(4, 'Luna'))
  expect(page.effects).toEqual([])
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

describe('submitted by somebody else [OPEN-87, WIZ-106]', () => {
  test('the last words before it are kept, and stay kept while others are typed', () => {
    const page = opened()
    page.type('Stella')
    page.read(submitted(4))
    expect(shownName(page)).toBe('Bella')
    expect(keptName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' } } })

    const instructions = [{ id: 'i1', description: 'Call first' }]
    const values = { ...page.type('Bella'), instructions }
    page.tell({ type: 'typed', values })
    page.tell({ type: 'typingPaused', values })
    expect(keptName(page)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' }, instructions } })

    page.tell({ type: 'lateWordsRead' })
    expect(keptName(page)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' }, instructions } })
  })

  test('nothing is asked about what is locked: it is told as too late', () => {
    const page = opened()
    page.type('Stella')
    page.read(named(4, 'Luna', 'VP Submitted'))
    expect(page.session.form?.standing.conflicts).toEqual([])
    expect([shownName(page), lateWords(page.session).names]).toEqual(['Luna', ['pet.firstName']])
  })

  test('a save that meets it is not made: the page tells what came too late', () => {
    const page = opened()
    const asked = page.ask({ is: 'ownerPet', values: page.type('Stella') })
    page.fail(outdated)
    page.answer(submitted(4))
    expect([page.endOf(asked), page.flight]).toEqual([{ is: 'asking' }, null])
    expect(lateWords(page.session).names).toEqual(['pet.firstName'])
  })
})

test('the booking of a package says that it is one', () => {
  const page = opened({ about: { kind: 'package' } })
  page.ask({ is: 'ownerPet', values: page.type('Stella') })
  expect(page.session.flight).toMatchObject({ write: { body: { is_package_c: true } } })
})
