import { expect, test } from 'vitest'
import { bellaAt, broken, lost, outdated, PlayedSession, refused } from '../../testing/played-session'
import { readWork } from './draft-work'

const named = (vetStaff: string, seen = 3) => ({ kind: 'staffMember', vetStaff, seen }) as const
const NEW = { id: '', server: null, about: { isEdit: false } }

test('a booking without an id is created, one with an id updated from the version read [WIZ-62]', () => {
  const page = new PlayedSession(NEW)
  page.ask(named('Kim', 0))
  expect(page.flight).toBe('save new on 0')
  page.answer(bellaAt(1))
  page.ask(named('Dana', 1))
  expect(page.flight).toBe('save booking-1 on 1')
})

test('sends one request at a time; other tasks wait', () => {
  const page = new PlayedSession()
  const [first, second] = [page.ask(named('Kim')), page.ask(named('Dana', 4))]
  expect(page.effects.filter(({ kind }) => kind === 'send')).toHaveLength(1)
  page.answer(bellaAt(4))
  expect(page.endOf(first)).toMatchObject({ kind: 'saved', booking: { version: 4 } })
  expect(page.endOf(second)).toBeNull()
  expect(page.flight).toBe('save booking-1 on 4')
})

test('stores a write in the draft before sending, until the server has answered', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  expect(page.effects.map(({ kind }) => kind)).toEqual(['updateDraft', 'send'])
  expect(page.draft.pendingWrite).toMatchObject({ key: 'ask-1.1', bookingId: 'booking-1', version: 3 })
  page.answer(bellaAt(4))
  expect(page.draft.pendingWrite).toBeNull()
})

test('repeats a write with the same key after a lost answer: one booking [OPEN-89]', () => {
  const page = new PlayedSession(NEW)
  const first = page.ask(named('Kim', 0))
  const { key } = page
  page.fail(lost)
  expect(page.endOf(first)).toEqual({ kind: 'failed', error: lost })
  expect(page.session.progress).toBe('waiting')
  page.ask(named('Kim', 0))
  expect([page.flight, page.key]).toEqual(['save new on 0', key])
})

test('sends later changes on top after a lost answer, never as a second booking', () => {
  const page = new PlayedSession(NEW)
  page.ask(named('Kim', 0))
  page.fail(lost)
  page.ask(named('Dana', 0))
  expect(page.flight).toBe('settle new on 0')
  page.answer(bellaAt(1))
  expect(page.flight).toBe('save booking-1 on 1')
})

test('recognises its own write by the key, whatever the version numbers [OPEN-87]', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(lost)
  page.read(bellaAt(9))
  page.ask(named('Dana'))
  page.answer(bellaAt(4))
  expect(page.flight).toBe('save booking-1 on 4')
})

test("never overwrites a colleague's save between a lost answer and a changed retry [OPEN-87]", () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(lost)
  const again = page.ask(named('Dana'))
  // The write never arrived and is refused now, so it never happens.
  page.fail(outdated)
  expect(page.flight).toBe('save booking-1 on 3')
  page.fail(outdated)
  page.answer(bellaAt(4))
  expect(page.endOf(again)).toEqual({ kind: 'failed', error: outdated })
})

test('a write left open by a reload is settled once', () => {
  const before = new PlayedSession(NEW)
  before.ask(named('Kim', 0))
  before.fail(lost)
  const page = new PlayedSession({ ...NEW, work: readWork({ ...before.session.work }) })
  page.tell({ kind: 'opened', id: 'opened' })
  expect([page.flight, page.key]).toEqual(['settle new on 0', 'ask-1.1'])
  page.answer(bellaAt(1))
  expect([page.session.id, page.flight, page.session.progress]).toEqual(['booking-1', null, 'saved'])
  page.tell({ kind: 'opened', id: 'again' })
  expect(page.flight).toBeNull()
})

test('does not send a stored write of another booking [OPEN-89]', () => {
  const other = new PlayedSession({ id: 'booking-7', server: { ...bellaAt(3), id: 'booking-7' } })
  other.ask(named('Kim'))
  other.fail(lost)
  const page = new PlayedSession({ work: other.session.work })
  page.tell({ kind: 'opened', id: 'opened' })
  expect(page.flight).toBeNull()
})

test('ignores an answer about another booking [OPEN-89]', () => {
  const page = new PlayedSession()
  const asked = page.ask(named('Kim'))
  page.answer({ ...bellaAt(4), id: 'booking-7' })
  expect(page.endOf(asked)).toMatchObject({ kind: 'failed', error: { message: expect.stringContaining('booking-7') } })
  expect(page.session).toMatchObject({ id: 'booking-1', server: { version: 3 }, pending: null })
})

test("a closed wizard does not take the next wizard's write for its own [OPEN-87, OPEN-89]", () => {
  const page = new PlayedSession()
  page.tell({ kind: 'left' })
  const next = new PlayedSession({ name: 'next' })
  next.ask(named('Dana'))
  page.tell({ kind: 'stored', work: next.session.work })
  page.ask(named('Kim'))
  expect(page.flight).toBe('save booking-1 on 3')
  page.fail(outdated)
  expect(page.draft.pendingWrite).toBeUndefined()
  expect(page.flight).toBeNull()
})

test('an answer clears the write of a closed wizard in the draft', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.tell({ kind: 'left' })
  page.answer(bellaAt(4))
  expect(page.draft.pendingWrite).toBeNull()
})

test('drops a refused write, and keeps one that failed on the server for the next try', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(refused)
  expect([page.session.pending, page.session.progress]).toEqual([null, 'refused'])
  page.ask(named('Kim'))
  page.fail(broken)
  expect(page.session).toMatchObject({ pending: { bookingId: 'booking-1', version: 3 }, progress: 'unsure' })
})

test('keeps the newest booking when a repeated write returns an older one', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.read(bellaAt(9))
  const effects = page.answer(bellaAt(4))
  expect(page.session.server?.version).toBe(9)
  expect(effects.map(({ kind }) => kind)).not.toContain('takeOver')
})

test('reports a change when the final update meets a newer version [WIZ-112]', () => {
  const page = new PlayedSession()
  const asked = page.ask({ kind: 'confirmation', seen: 3 })
  page.fail(outdated)
  expect(page.flight).toBe('read booking-1')
  page.answer(bellaAt(4))
  expect(page.endOf(asked)).toEqual({ kind: 'changed', error: outdated })
})
