import { expect, test } from 'vitest'
import { bellaAt, broken, lost, outdated, PlayedSession, refused } from '../../testing/played-session'
import { readWork } from './draft-work'

const named = (vetStaff: string, seen = 3) => ({ is: 'staffMember', vetStaff, seen }) as const
const NEW = { id: '', server: null, about: { isEdit: false } }

test('a booking without an id is created, one with an id updated from the version read [WIZ-62]', () => {
  const page = new PlayedSession(NEW)
  page.ask(named('Kim', 0))
  expect(page.flight).toBe('save new on 0')
  page.answer(bellaAt(1))
  page.ask(named('Dana', 1))
  expect(page.flight).toBe('save booking-1 on 1')
})

test('one request at a time: what is asked meanwhile waits for its turn', () => {
  const page = new PlayedSession()
  const [first, second] = [page.ask(named('Kim')), page.ask(named('Dana', 4))]
  expect(page.effects.filter(({ type }) => type === 'send')).toHaveLength(1)
  page.answer(bellaAt(4))
  expect(page.endOf(first)).toMatchObject({ is: 'saved', booking: { version: 4 } })
  expect(page.endOf(second)).toBeNull()
  expect(page.flight).toBe('save booking-1 on 4')
})

test('a write is kept in the draft before it is sent, and until the server has answered', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  expect(page.effects.map(({ type }) => type)).toEqual(['keep', 'send'])
  expect(page.kept.pendingWrite).toMatchObject({ key: 'ask-1.1', bookingId: 'booking-1', version: 3 })
  page.answer(bellaAt(4))
  expect(page.kept.pendingWrite).toBeNull()
})

test('after a lost answer the same write goes out under the same key: one booking [OPEN-89]', () => {
  const page = new PlayedSession(NEW)
  const first = page.ask(named('Kim', 0))
  const { key } = page
  page.fail(lost)
  expect(page.endOf(first)).toEqual({ is: 'failed', error: lost })
  expect(page.session.progress).toBe('waiting')
  page.ask(named('Kim', 0))
  expect([page.flight, page.key]).toEqual(['save new on 0', key])
})

test('what was changed after a lost answer is sent on top, never as a second booking', () => {
  const page = new PlayedSession(NEW)
  page.ask(named('Kim', 0))
  page.fail(lost)
  page.ask(named('Dana', 0))
  expect(page.flight).toBe('settle new on 0')
  page.answer(bellaAt(1))
  expect(page.flight).toBe('save booking-1 on 1')
})

test('an own change whose answer was lost is known by its key, whatever was counted since [OPEN-87]', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(lost)
  page.read(bellaAt(9))
  page.ask(named('Dana'))
  page.answer(bellaAt(4))
  expect(page.flight).toBe('save booking-1 on 4')
})

test("a colleague's save between a lost answer and a try with other words is never written over [OPEN-87]", () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(lost)
  const again = page.ask(named('Dana'))
  // It never arrived, and by now it is refused: it never happens.
  page.fail(outdated)
  expect(page.flight).toBe('save booking-1 on 3')
  page.fail(outdated)
  page.answer(bellaAt(4))
  expect(page.endOf(again)).toEqual({ is: 'failed', error: outdated })
})

test('what a reload left open is settled once', () => {
  const before = new PlayedSession(NEW)
  before.ask(named('Kim', 0))
  before.fail(lost)
  const page = new PlayedSession({ ...NEW, work: readWork({ ...before.session.work }) })
  page.tell({ type: 'opened', id: 'opened' })
  expect([page.flight, page.key]).toEqual(['settle new on 0', 'ask-1.1'])
  page.answer(bellaAt(1))
  expect([page.session.id, page.flight, page.session.progress]).toEqual(['booking-1', null, 'saved'])
  page.tell({ type: 'opened', id: 'again' })
  expect(page.flight).toBeNull()
})

test('a write of another booking in storage is not sent [OPEN-89]', () => {
  const other = new PlayedSession({ id: 'booking-7', server: { ...bellaAt(3), id: 'booking-7' } })
  other.ask(named('Kim'))
  other.fail(lost)
  const page = new PlayedSession({ work: other.session.work })
  page.tell({ type: 'opened', id: 'opened' })
  expect(page.flight).toBeNull()
})

test('an answer about another booking is none: the form is about the one it shows [OPEN-89]', () => {
  const page = new PlayedSession()
  const asked = page.ask(named('Kim'))
  page.answer({ ...bellaAt(4), id: 'booking-7' })
  expect(page.endOf(asked)).toMatchObject({ is: 'failed', error: { message: expect.stringContaining('booking-7') } })
  expect(page.session).toMatchObject({ id: 'booking-1', server: { version: 3 }, pending: null })
})

test('a wizard that was left takes no write of the next one for its own [OPEN-87, OPEN-89]', () => {
  const page = new PlayedSession()
  page.tell({ type: 'left' })
  const next = new PlayedSession({ name: 'next' })
  next.ask(named('Dana'))
  page.tell({ type: 'stored', work: next.session.work })
  page.ask(named('Kim'))
  expect(page.flight).toBe('save booking-1 on 3')
  page.fail(outdated)
  expect(page.kept.pendingWrite).toBeUndefined()
  expect(page.flight).toBeNull()
})

test('what was under way when its wizard was left is cleared in the draft by its answer', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.tell({ type: 'left' })
  page.answer(bellaAt(4))
  expect(page.kept.pendingWrite).toBeNull()
})

test('a refused write is forgotten, a fault of the server keeps it for the next try', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.fail(refused)
  expect([page.session.pending, page.session.progress]).toEqual([null, 'refused'])
  page.ask(named('Kim'))
  page.fail(broken)
  expect(page.session).toMatchObject({ pending: { bookingId: 'booking-1', version: 3 }, progress: 'unsure' })
})

test('the answer to a repeated write tells of the past: the newest booking stays', () => {
  const page = new PlayedSession()
  page.ask(named('Kim'))
  page.read(bellaAt(9))
  const effects = page.answer(bellaAt(4))
  expect(page.session.server?.version).toBe(9)
  expect(effects.map(({ type }) => type)).not.toContain('takeOver')
})

test('the last update of a submitted booking that became another is told as changed [WIZ-112]', () => {
  const page = new PlayedSession()
  const asked = page.ask({ is: 'confirmation', seen: 3 })
  page.fail(outdated)
  expect(page.flight).toBe('read booking-1')
  page.answer(bellaAt(4))
  expect(page.endOf(asked)).toEqual({ is: 'changed', error: outdated })
})
