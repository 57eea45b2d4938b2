import { assert, commands, constant, integer, modelRun, nat, oneof, property, record } from 'fast-check'
import type { Command } from 'fast-check'
import { expect, test } from 'vitest'
import { petFields } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { bella } from '../../testing/bookings'
import { bellaAt, broken, lost, outdated, PlayedSession } from '../../testing/played-session'
import type { Wanted } from './tasks'

/** The server as it is played: who has named the pet in which version, and what was answered under which key. */
interface Office {
  version: number
  name: string
  readonly answers: Map<string, ServerBooking>
  /** Versions that the page has been told of. */
  readonly told: Set<number>
  made: number
}

const bookingOf = ({ version, name }: Office): ServerBooking => ({
  ...bellaAt(version),
  pet: petFields.write({ ...bella().pet, firstName: name }),
})

type Step = Command<Office, PlayedSession>

/** A step that may always be taken, after which the session still is one that may be. */
function step(what: string, run: (office: Office, page: PlayedSession) => void): Step {
  return {
    check: () => true,
    run: (office, page) => {
      const before = page.effects.length
      run(office, page)
      hold(page, before)
    },
    toString: () => what,
  }
}

/** What holds after each step, whatever came before it. */
function hold(page: PlayedSession, before: number): void {
  const { tasks, flight, work, pending, isLeft } = page.session
  const sent = page.effects.slice(before).filter(({ type }) => type === 'send')
  expect(sent.length, 'one request at a time').toBeLessThanOrEqual(1)
  expect(flight !== null, 'who waits is served').toBe(tasks.length > 0)
  if (flight?.is === 'write') expect(pending, 'a write is remembered until it is answered').toEqual(flight.write)
  if (!isLeft) expect(work?.pendingWrite ?? null, 'and kept with the draft').toEqual(pending)
  const ends = page.effects.flatMap((each) => (each.type === 'end' ? [each.id] : []))
  expect(new Set(ends).size, 'every task ends once').toBe(ends.length)
}

/** The request on its way reaches the server, which answers a known key as before and refuses an old version. */
function arrive(office: Office, { session: { flight } }: PlayedSession): ServerBooking | null {
  if (flight?.is === 'reading') return bookingOf(office)
  if (flight?.is !== 'write' || flight.write.is !== 'booking') return null
  const { key, version, body } = flight.write
  const known = office.answers.get(key)
  if (known || version !== office.version) return known ?? null
  expect(office.told, 'what stands there was before the user').toContain(version)
  office.version++
  office.name = body.pet?.first_name ?? ''
  const answer = bookingOf(office)
  office.answers.set(key, answer)
  return answer
}

/** The same, and the page is told of it. */
function arriveTold(office: Office, page: PlayedSession): ServerBooking | null {
  const answered = arrive(office, page)
  if (answered) office.told.add(answered.version)
  return answered
}

const type = nat(99).map((at) => step(`type Mine ${at}`, (_, page) => void page.type(`Mine ${at}`)))

const typingPaused = constant(
  step('pause', (_, page) => {
    const { form } = page.session
    if (form) page.tell({ type: 'typingPaused', values: form.typed })
  }),
)

const next = constant(
  step('Next', (_, page) => {
    const { form } = page.session
    if (form) page.ask({ is: 'ownerPet', values: form.typed })
  }),
)

const other: readonly Wanted[] = [
  { is: 'staffMember', vetStaff: 'Kim', seen: 3 },
  { is: 'lines', change: { is: 'repriced' } },
]
const ask = integer({ min: 0, max: other.length - 1 }).map((at) =>
  step(`ask ${other[at]?.is}`, (_, page) => {
    const wanted = other[at]
    if (wanted) page.ask(wanted)
  }),
)

const answer = constant(
  step('answer', (office, page) => {
    if (!page.session.flight) return
    const answered = arriveTold(office, page)
    if (answered) page.answer(answered)
    else page.fail(outdated)
  }),
)

/** The request or its answer is lost. */
const lose = record({
  arrives: oneof(constant(true), constant(false)),
  error: oneof(constant(lost), constant(broken)),
}).map(({ arrives, error }) =>
  step(arrives ? 'lose the answer' : 'lose the request', (office, page) => {
    if (!page.session.flight) return
    if (arrives) arrive(office, page)
    page.fail(error)
  }),
)

const colleague = constant(
  step('a colleague saves', (office) => {
    office.version++
    office.name = `Other ${++office.made}`
  }),
)

const look = constant(
  step('look', (office, page) => {
    office.told.add(office.version)
    page.read(bookingOf(office))
  }),
)

const choose = oneof(constant('mine' as const), constant('theirs' as const)).map((side) =>
  step(`answer ${side}`, (_, page) => page.tell({ type: 'questionAnswered', name: 'pet.firstName', side })),
)

const leave = constant(step('leave', (_, page) => void page.tell({ type: 'left' })))

const steps = commands([type, typingPaused, next, ask, answer, answer, lose, colleague, look, choose, leave], {
  maxCommands: 40,
})

/** Whether the booking has this name, or had it by the page's own write, and the page knows of none since. */
function isThere(office: Office, name: string | undefined): boolean {
  const own = [...office.answers.values()].at(-1)
  const isNewest = own !== undefined && own.version === Math.max(...office.told)
  return name === office.name || (isNewest && name === own.pet?.first_name)
}

test('whatever happens in whatever order, the session stays one that may be [OPEN-86, OPEN-87, OPEN-89]', () => {
  expect.hasAssertions()
  assert(
    property(steps, (sequence) => {
      modelRun(() => {
        const real = new PlayedSession()
        real.openForm()
        return { model: { version: 3, name: 'Bella', answers: new Map(), told: new Set([3]), made: 0 }, real }
      }, sequence)
    }),
    { numRuns: 200 },
  )
})

test('in the end, on a good line, what was typed is saved, asked about or kept [OPEN-87]', () => {
  assert(
    property(steps, (sequence) => {
      const page = new PlayedSession()
      page.openForm()
      const office: Office = { version: 3, name: 'Bella', answers: new Map(), told: new Set([3]), made: 0 }
      modelRun(() => ({ model: office, real: page }), sequence)
      const typed = page.session.form?.typed
      if (!typed || page.session.isLeft) return
      const asked = page.ask({ is: 'ownerPet', values: typed })
      for (let rounds = 0; page.session.flight && rounds < 100; rounds++) {
        const answered = arriveTold(office, page)
        if (answered) page.answer(answered)
        else page.fail(outdated)
      }
      expect(page.session.tasks).toEqual([])
      const end = page.endOf(asked)?.is
      const isSaved = end === 'saved' && isThere(office, page.session.form?.typed.pet.firstName)
      expect(isSaved || end === 'asking' || end === 'unanswered', `${end}, ${office.name}`).toBe(true)
    }),
    { numRuns: 200 },
  )
})
