import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import type { DraftWork } from '../booking/session/draft-work'
import { reduce } from '../booking/session/reduce'
import type { SessionEvent } from '../booking/session/reduce'
import { bookingOf, startSession } from '../booking/session/session'
import type { BookingSession, SessionAbout, Effect } from '../booking/session/session'
import type { TaskEnd, TaskRequest } from '../booking/session/tasks'
import { formRules } from '../steps/owner-pet/form-rules'
import { bella } from './bookings'
import { serverBella } from './server-booking'

export const lost = new ApiError({ kind: 'offline' })
export const outdated = new ApiError({ kind: 'version', status: 412 })
export const refused = new ApiError({ kind: 'invalid', status: 422 })
export const broken = new ApiError({ kind: 'server', status: 500 })

export const AT = new Date('2026-11-24T01:00:00Z')

export const LABELS = { 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted' }

/** Bella's booking on the server, in a version. */
export function bellaAt(version: number, facts: Parameters<typeof serverBella>[0] = {}): ServerBooking {
  return { ...serverBella(facts), version }
}

interface SessionSetup extends Partial<Pick<BookingSession, 'id' | 'server' | 'work'>> {
  readonly about?: Partial<SessionAbout>
  /** Prefix of task ids, to tell two sessions on one draft apart. */
  readonly name?: string
}

/** A session played by hand: the spec sends events and reads the effects. */
export class PlayedSession {
  session: BookingSession
  readonly effects: Effect[] = []
  readonly #name: string
  #asked = 0

  constructor({ about, id = 'booking-1', server = bellaAt(3), work = null, name = 'ask' }: SessionSetup = {}) {
    this.#name = name
    const begun = { ...bella(), id: '', version: 0 }
    const all = { kind: 'private', isEdit: true, begun, labels: LABELS, form: formRules(null), ...about } as const
    this.session = startSession(all, { id, server, work })
  }

  /** The effects of this event. */
  tell(event: SessionEvent): readonly Effect[] {
    const [session, effects] = reduce(this.session, event)
    this.session = session
    this.effects.push(...effects)
    return effects
  }

  /** Starts a task; returns its id. */
  ask(request: TaskRequest): string {
    const id = `${this.#name}-${++this.#asked}`
    this.tell({ kind: 'taskRequested', id, request })
    return id
  }

  answer(answer: ServerBooking | null): readonly Effect[] {
    return this.tell({ kind: 'answered', answer, at: AT })
  }

  fail(error: unknown): readonly Effect[] {
    return this.tell({ kind: 'failed', error })
  }

  /** The page reads a colleague's change. */
  read(server: ServerBooking): readonly Effect[] {
    const { labels, form } = this.session.about
    return this.tell({ kind: 'read', server, labels, form })
  }

  /** Opens the form of the current booking. */
  openForm(): void {
    const booking = bookingOf(this.session)
    const values = this.session.about.form.valuesOf(booking)
    this.tell({ kind: 'formOpened', base: { version: booking.version, values }, values })
  }

  /** The form's values with a newly typed pet name. */
  type(firstName: string) {
    const typed = this.session.form?.typed ?? this.session.about.form.valuesOf(bookingOf(this.session))
    const values = { ...typed, pet: { ...typed.pet, firstName } }
    this.tell({ kind: 'typed', values })
    return values
  }

  /** The request in progress, in short. */
  get flight(): string | null {
    const { flight } = this.session
    if (!flight) return null
    if (flight.kind === 'reading') return `read ${flight.id}`
    if (flight.kind === 'submission') return `${flight.call} ${flight.submission.content.version}`
    const { bookingId, version } = flight.write
    const what = flight.write.kind === 'booking' ? '' : `${flight.write.call} instructions of `
    return `${flight.settles ? 'settle' : 'save'} ${what}${bookingId || 'new'} on ${version}`
  }

  /** The idempotency key of the request in progress. */
  get key(): string | null {
    const { flight } = this.session
    if (!flight || flight.kind === 'reading') return null
    return flight.kind === 'write' ? flight.write.key : flight.submission.key
  }

  endOf(id: string): TaskEnd | null {
    return this.effects.flatMap((each) => (each.kind === 'end' && each.id === id ? [each.end] : []))[0] ?? null
  }

  /** The latest stored value of each part of the draft. */
  get draft() {
    return this.effects.reduce<Partial<DraftWork>>(
      (draft, each) => (each.kind === 'updateDraft' ? { ...draft, ...each.change } : draft),
      {},
    )
  }
}
