import { expect, test } from 'vitest'
import { bellaAt, broken, lost, outdated, PlayedSession, refused } from '../../testing/played-session'
import { readWork } from './draft-work'
import { bookingOf } from './session'

const COLLAR = { id: 'row-1', description: 'Keep the collar' }
const BLANKET = { id: 'row-2', description: 'Keep the blanket' }
const asServer = (rows: readonly (typeof COLLAR)[]) =>
  rows.map((row) => ({ ...row, opportunity_id: 'booking-1', completed: false }))
const bellaWith = (version: number, ...rows: (typeof COLLAR)[]) => ({
  ...bellaAt(version),
  special_instructions: asServer(rows),
})

/** Opens the first step and types these instructions. */
function typing(page: PlayedSession, ...instructions: (typeof COLLAR)[]) {
  page.openForm()
  const values = { ...page.session.about.form.valuesOf(bookingOf(page.session)), instructions }
  page.tell({ kind: 'typed', values })
  return values
}

const nextOf = (page: PlayedSession, ...rows: (typeof COLLAR)[]) =>
  page.ask({ kind: 'ownerPet', values: typing(page, ...rows) })

test('Next saves the booking, then its first instructions on the new version [WIZ-63, API-27]', () => {
  const page = new PlayedSession()
  const asked = nextOf(page, COLLAR)
  expect(page.flight).toBe('save booking-1 on 3')
  page.answer(bellaAt(4))
  expect([page.flight, page.endOf(asked)]).toEqual(['save add instructions of booking-1 on 4', null])
  page.answer(bellaWith(5, COLLAR))
  expect(page.endOf(asked)).toMatchObject({ kind: 'saved', booking: { version: 5, specialInstructions: [COLLAR] } })
  expect(page.draft).toMatchObject({ pendingWrite: null, unsaved: {} })
})

test('replaces an existing list, also by an empty one; sends no unchanged list [API-28]', () => {
  const page = new PlayedSession({ server: bellaWith(3, COLLAR) })
  nextOf(page, COLLAR, BLANKET)
  page.answer(bellaWith(4, COLLAR))
  expect(page.flight).toBe('save replace instructions of booking-1 on 4')
  page.answer(bellaWith(5, COLLAR, BLANKET))
  const same = nextOf(page, COLLAR, BLANKET)
  page.answer(bellaWith(5, COLLAR, BLANKET))
  expect(page.endOf(same)).toMatchObject({ kind: 'saved' })
  nextOf(page)
  page.answer(bellaWith(5, COLLAR, BLANKET))
  expect(page.flight).toBe('save replace instructions of booking-1 on 5')
})

test.each([lost, broken])(
  'keeps instructions in the draft after a lost answer, and repeats the call with the same key',
  (error) => {
    const page = new PlayedSession()
    const asked = nextOf(page, COLLAR)
    page.answer(bellaAt(4))
    const { key } = page
    page.fail(error)
    expect(page.endOf(asked)).toEqual({ kind: 'failed', error, isBookingSaved: true })
    expect(page.draft.unsaved).toMatchObject({
      '#owner-pet-details': { version: 4, values: { instructions: [COLLAR] } },
    })
    const again = page.ask({ kind: 'ownerPet', values: page.session.form?.typed ?? typing(page, COLLAR) })
    expect([page.flight, page.key]).toEqual(['settle add instructions of booking-1 on 4', key])
    page.fail(error)
    expect(page.endOf(again)).toEqual({ kind: 'failed', error, isBookingSaved: true })
    const last = page.ask({ kind: 'ownerPet', values: page.session.form?.typed ?? typing(page, COLLAR) })
    page.answer(bellaWith(5, COLLAR))
    // Saves the rest of the form again; no instructions are added.
    expect(page.flight).toBe('save booking-1 on 5')
    page.answer(bellaWith(5, COLLAR))
    expect([page.flight, page.endOf(last)]).toMatchObject([null, { kind: 'saved' }])
  },
)

test('does not report other changes as saved after a lost answer', () => {
  const page = new PlayedSession()
  nextOf(page, COLLAR)
  page.answer(bellaAt(4))
  page.fail(lost)
  const again = page.ask({ kind: 'ownerPet', values: page.type('Bello') })
  page.fail(lost)
  expect(page.endOf(again)).toEqual({ kind: 'failed', error: lost })
})

test('refused instructions stay in the draft, and the next try sends them again', () => {
  const page = new PlayedSession()
  const asked = nextOf(page, COLLAR)
  page.answer(bellaAt(4))
  page.fail(refused)
  expect(page.endOf(asked)).toEqual({ kind: 'failed', error: refused, isBookingSaved: true })
  page.ask({ kind: 'ownerPet', values: page.session.form?.typed ?? typing(page, COLLAR) })
  expect(page.flight).toBe('save booking-1 on 4')
  page.answer(bellaAt(4))
  expect(page.flight).toBe('save add instructions of booking-1 on 4')
})

test('does not overwrite a colleague who saves between the two calls [OPEN-87]', () => {
  const page = new PlayedSession()
  const asked = nextOf(page, COLLAR)
  page.answer(bellaAt(4))
  page.fail(outdated)
  page.answer({ ...bellaWith(5, BLANKET), cstm: { ...bellaAt(5).cstm, vet_staff_c: 'Kim' } })
  expect(page.flight).toBe('save booking-1 on 5')
  page.answer(bellaWith(5, BLANKET))
  expect(page.flight).toBe('save replace instructions of booking-1 on 5')
  const both = bookingOf(page.session).specialInstructions.length
  expect(both).toBe(1)
  expect(page.session.form?.typed.instructions).toEqual(expect.arrayContaining([COLLAR, BLANKET]))
  page.answer(bellaWith(6, ...(page.session.form?.typed.instructions ?? [])))
  expect(page.endOf(asked)).toMatchObject({ kind: 'saved' })
})

test('takes over what a colleague saves after the instructions [OPEN-87]', () => {
  const page = new PlayedSession()
  nextOf(page, COLLAR)
  page.answer(bellaAt(4))
  page.type('Bello')
  const theirs = bellaWith(6, COLLAR, BLANKET)
  page.answer(theirs)
  expect(page.session.form?.typed).toMatchObject({ pet: { firstName: 'Bello' }, instructions: [COLLAR, BLANKET] })
})

test('a closed wizard still sends its instructions, and keeps unsaved ones in the draft', () => {
  const page = new PlayedSession()
  nextOf(page, COLLAR)
  page.tell({ kind: 'left' })
  page.answer(bellaAt(4))
  expect(page.flight).toBe('save add instructions of booking-1 on 4')
  page.fail(lost)
  expect(page.session.work?.unsaved).toMatchObject({ '#owner-pet-details': { values: { instructions: [COLLAR] } } })
})

test('a write left open by a reload is settled once', () => {
  const page = new PlayedSession()
  nextOf(page, COLLAR)
  page.answer(bellaAt(4))
  const reloaded = new PlayedSession({ server: bellaAt(4), work: readWork({ ...page.session.work }), name: 'next' })
  reloaded.tell({ kind: 'opened', id: 'opened' })
  expect([reloaded.flight, reloaded.key]).toEqual(['settle add instructions of booking-1 on 4', page.key])
  reloaded.answer(bellaWith(5, COLLAR))
  expect([reloaded.flight, reloaded.draft.pendingWrite]).toEqual([null, null])
})
