import type { ApiClient } from '@portal/api-client'
import {
  completeBooking,
  createBooking,
  getBooking,
  submitVetSupply,
  updateBooking,
} from '@portal/api-client/contract/booking'
import { replaceSpecialInstructions, saveSpecialInstructions } from '@portal/api-client/contract/special-instruction'
import type { ServerBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import type { DraftWork } from './draft-work'
import { reduce } from './reduce'
import type { SessionEvent } from './reduce'
import type { OwnerPetValues } from './owner-pet-values'
import type { BookingSession, Effect } from './session'
import type { TaskEnd, Flight, TaskRequest } from './tasks'
import type { BookingWrite, InstructionsWrite, PendingWrite } from './write'

/** The fields of the open form. */
export interface FormFields {
  read(): OwnerPetValues
  write(values: OwnerPetValues): void
}

export interface RunnerServices {
  readonly api: ApiClient
  /** The server's time. */
  readonly now: () => Date
  readonly draft: {
    read(): DraftWork | null
    /** Stores the change; false when browser storage is blocked. */
    keep(change: Partial<DraftWork>, session: BookingSession): boolean
  }
  readonly takeOver: (server: ServerBooking) => void
  readonly onTheirChanges: (names: readonly BookingFieldName[]) => void
  readonly report: (error: unknown, action: string, session: BookingSession) => void
}

/** Runs the session's effects and feeds their results back, while a wizard is open. */
export class SessionRunner {
  #session: BookingSession
  #fields: FormFields | null = null
  readonly #means: RunnerServices
  readonly #ends = new Map<string, (end: TaskEnd) => void>()
  readonly #listeners = new Set<() => void>()

  constructor(session: BookingSession, services: RunnerServices) {
    this.#session = session
    this.#means = services
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): BookingSession => this.#session

  /** Registers the fields of the open form; null when it closes. */
  readonly bindFields = (fields: FormFields | null): void => {
    this.#fields = fields
  }

  /** Starts a task and resolves to its end. */
  readonly ask = (request: TaskRequest): Promise<TaskEnd> => {
    const id = crypto.randomUUID()
    return new Promise((resolve) => {
      this.#ends.set(id, resolve)
      this.send({ kind: 'taskRequested', id, request })
    })
  }

  readonly send = (event: SessionEvent): void => {
    this.#lookAround()
    this.#step(event)
    for (const listener of this.#listeners) listener()
  }

  /** Before each event: takes the latest typed values, and changes that another wizard made to the draft. */
  #lookAround(): void {
    this.#step({ kind: 'stored', work: this.#means.draft.read() })
    if (this.#fields) this.#step({ kind: 'typed', values: this.#fields.read() })
  }

  #step(event: SessionEvent): void {
    const [session, effects] = reduce(this.#session, event)
    this.#session = session
    for (const effect of effects) this.#carryOut(effect)
  }

  #carryOut(effect: Effect): void {
    const { draft, takeOver, onTheirChanges, report } = this.#means
    if (effect.kind === 'send') void this.#send(effect.flight)
    if (effect.kind === 'updateDraft')
      this.#step({ kind: 'draftSaved', isSaved: draft.keep(effect.change, this.#session) })
    if (effect.kind === 'takeOver') takeOver(effect.server)
    if (effect.kind === 'show') this.#fields?.write(effect.values)
    if (effect.kind === 'announceTheirs') onTheirChanges(effect.names)
    if (effect.kind === 'report') report(effect.error, effect.action, this.#session)
    if (effect.kind === 'end') this.#end(effect.id, effect.end)
  }

  #end(id: string, end: TaskEnd): void {
    this.#ends.get(id)?.(end)
    this.#ends.delete(id)
  }

  async #send(flight: Flight): Promise<void> {
    await answerTo(this.#means.api, flight).then(
      (answer) => this.send({ kind: 'answered', answer, at: this.#means.now() }),
      (error: unknown) => this.send({ kind: 'failed', error }),
    )
  }
}

async function answerTo(api: ApiClient, flight: Flight): Promise<ServerBooking | null> {
  if (flight.kind === 'reading') return api.call(getBooking, { params: { id: flight.id } })
  if (flight.kind === 'write')
    return flight.write.kind === 'booking' ? saveBooking(api, flight.write) : saveInstructions(api, flight.write)
  const { key: idempotencyKey, content } = flight.submission
  const { id, version, body = {} } = content
  if (flight.call === 'complete') {
    return api.call(completeBooking, { params: { id }, version, body, idempotencyKey })
  }
  await api.call(submitVetSupply, { params: { id }, version, idempotencyKey })
  return null
}

async function saveBooking(api: ApiClient, write: PendingWrite<BookingWrite>): Promise<ServerBooking> {
  const { key: idempotencyKey, bookingId: id, version, body } = write
  const answer = id
    ? await api.call(updateBooking, { params: { id }, body, version, idempotencyKey })
    : await api.call(createBooking, { body, idempotencyKey })
  if (!answer) throw new Error('An update was asked for without an id')
  return answer
}

/** The API returns only the rows, so the booking is read again for its new version. */
async function saveInstructions(api: ApiClient, write: PendingWrite<InstructionsWrite>): Promise<ServerBooking> {
  const { key: idempotencyKey, bookingId: id, version, call, rows } = write
  const special_instructions = rows.map((row) => ({ ...row, opportunity_id: id, completed: false }))
  if (call === 'add') {
    const body = { opportunity_id: id, special_instructions }
    await api.call(saveSpecialInstructions, { body, version, idempotencyKey })
  } else {
    const body = { special_instructions }
    await api.call(replaceSpecialInstructions, { params: { id }, body, version, idempotencyKey })
  }
  return api.call(getBooking, { params: { id } })
}
