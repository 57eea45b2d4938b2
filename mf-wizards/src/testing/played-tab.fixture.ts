import { getBooking } from '@portal/api-client/contract/booking'
import { emptyBooking } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import type { Side } from '@portal/forms'
import { fakeApi } from '@portal/testing'
import { bookingCart } from '../booking/cart'
import { readWork } from '../booking/session/draft-work'
import type { DraftWork } from '../booking/session/draft-work'
import type { OwnerPetValues } from '../booking/session/owner-pet-values'
import { SessionRunner } from '../booking/session/runner'
import { startSession, workOf } from '../booking/session/session'
import { wizardStateOf } from '../frame/use-wizard-state'
import { leftOut } from '../steps/field-changes'
import { formRules } from '../steps/owner-pet/form-rules'
import { startOfStep } from '../steps/owner-pet/start'
import { bella } from './bookings'
import { findDifferences, fieldsOf, isItem, PlayedJournal } from './played-journal'
import type { Fields } from './played-journal'
import { AT, LABELS } from './played-session'
import type { SmallServer } from './small-server'

const FORM = formRules(null)
const inForm = (values: OwnerPetValues) => fieldsOf(FORM.bookingWith(emptyBooking(), values))

interface TabEnvironment {
  readonly server: SmallServer
  carry(serve: () => unknown): Promise<unknown>
  wrong(what: string): void
}

/** A wizard in a tab, with its user. */
export class PlayedTab {
  step: 'form' | 'items' | 'confirmation' = 'form'
  isBusy = false
  /** Values that the page showed when Submit was pressed. */
  submitted: Fields = {}
  /** The page's booking, as last passed to the session. */
  #server: ServerBooking
  #read: ServerBooking | undefined
  #runner: SessionRunner
  #values: OwnerPetValues | null = null
  #drawn: readonly unknown[] = []

  constructor(
    readonly name: string,
    readonly around: TabEnvironment,
    /** The draft as stored in the browser. */
    public draft: DraftWork | null = null,
    readonly journal = new PlayedJournal(),
  ) {
    this.#server = around.server.booking
    this.#runner = this.#open()
  }

  get session() {
    return this.#runner.read()
  }

  get state() {
    return wizardStateOf({ ...this.session, work: this.draft }, this.#runner)
  }

  /** Current values of the form. */
  get shown(): Fields {
    return this.#values ? inForm(this.#values) : {}
  }

  get questions(): string[] {
    const { mergeState } = this.session.form ?? {}
    return mergeState && this.#values ? mergeState.conflicts.filter((name) => !mergeState.answers[name]) : []
  }

  /** Leaves the wizard by a link and returns; requests continue meanwhile. */
  reopen(): void {
    this.#leaveForm()
    this.#runner.send({ kind: 'left' })
    this.#open()
  }

  /** Opens the first step with the draft's content. */
  #open(): SessionRunner {
    this.#server = this.around.server.booking
    this.#read = this.#server
    const runner = this.#newRunner({ id: this.#server.id, server: this.#server, work: this.draft })
    this.#runner = runner
    const { base, values } = startOfStep(this.state)
    this.step = 'form'
    this.isBusy = false
    this.#values = values
    runner.bindFields({ read: () => this.#values ?? values, write: (shown) => void (this.#values = shown) })
    runner.send({ kind: 'formOpened', base, values })
    runner.send({ kind: 'opened', id: crypto.randomUUID() })
    return runner
  }

  type(change: (values: OwnerPetValues) => OwnerPetValues): void {
    const before = this.shown
    if (this.#values) this.#values = change(this.#values)
    this.journal.decide(findDifferences(before, this.shown), this.shown)
  }

  /** Stores the typed values, as after half a second. */
  pause(): void {
    if (this.#values) this.#runner.send({ kind: 'typingPaused', values: this.#values })
  }

  answer(name: string, side: Side): void {
    this.#runner.send({ kind: 'questionAnswered', name, side })
    this.journal.decide(name === 'owner' ? ['owner', 'owner.firstName'] : [name], this.shown)
  }

  /** Reads the booking again; with `isQuick` the answer arrives at once. */
  async look(isQuick: boolean): Promise<void> {
    const ask = () => this.#api().call(getBooking, { params: { id: this.#server.id } })
    this.#server = isQuick ? this.around.server.booking : await ask().catch(() => this.#server)
  }

  /** Presses Next. */
  async next(): Promise<void> {
    if (!this.#values) return
    const end = await this.#waitFor(this.#runner.ask({ kind: 'ownerPet', values: this.#values }))
    if (end?.kind !== 'saved') return
    const unsaved = findDifferences(this.shown, fieldsOf(end.booking)).filter((field) => !isItem(field))
    // The form may also show what was read since.
    const isLatest = this.session.server?.version === end.booking.version
    if (isLatest && unsaved.length > 0) this.around.wrong(`${this.name} was told that ${unsaved.join(', ')} is saved`)
    this.#leaveForm()
    this.step = 'items'
  }

  /** Whether a later step may be opened: no unsaved values. */
  get mayGoOn(): boolean {
    const isKept = Object.keys(this.draft?.unsaved ?? {}).length === 0
    return !this.isBusy && ((this.step === 'form' && isKept && this.questions.length === 0) || this.step === 'items')
  }

  goOn(step: 'items' | 'confirmation'): void {
    if (this.step === 'form') this.pause()
    if (!this.mayGoOn) return
    this.#leaveForm()
    this.step = step
  }

  /** Sets the engraving of an item, new or in the cart; without text it is removed. */
  async changeItem(editId: string, engravingText: string | undefined): Promise<void> {
    const field = `items.${editId}`
    const { booking } = this.state
    const line = booking.quotedProducts.find((each) => each.editId === editId)
    if (!line && engravingText === undefined) return
    this.journal.decide([field], { [field]: engravingText })
    const cart = bookingCart(booking, this.#runner)
    const urn = { id: line?.id ?? '', editId, productId: 'urn', name: 'urn', quantity: 1 }
    const isRemoval = line && engravingText === undefined
    const change = isRemoval ? cart.removeLine(line) : cart.saveLine({ ...urn, engravingText: engravingText ?? '' })
    const isSaved = await this.#waitFor(change.then(() => true).catch(() => false))
    if (isSaved && fieldsOf(this.state.booking)[field] !== engravingText)
      this.around.wrong(`${this.name} was told that ${field} is saved`)
  }

  /** Submits, or sends the final update of a submitted booking. */
  async submit(): Promise<void> {
    const { booking: shown, locked } = this.state
    if (!locked) this.submitted = fieldsOf(shown)
    const submission = {
      kind: 'submission',
      shown,
      picture: null,
      outcomeAcknowledged: true,
      sizesConfirmed: true,
    } as const
    const asked = this.#runner.ask(locked ? { kind: 'confirmation', seen: shown.version } : submission)
    const end = await this.#waitFor(asked)
    if (end?.kind !== 'saved') return
    const unseen = this.journal.undecided(fieldsOf(shown), fieldsOf(end.booking))
    if (unseen.length > 0) this.around.wrong(`${this.name} confirmed ${unseen.join(', ')} without having seen it`)
    // The wizard is finished: its draft is cleared.
    this.#leaveForm()
    this.draft = null
    this.reopen()
  }

  /** Renders changes, so that the user sees them; false when there are none. */
  show(): boolean {
    const facts = [this.session, this.#server, this.#values, this.step, this.draft]
    if (facts.every((fact, at) => fact === this.#drawn[at])) return false
    this.#drawn = facts
    const server = this.#server
    if (server !== this.#read) this.#runner.send({ kind: 'read', server, labels: LABELS, form: FORM })
    this.#read = server
    const { journal, state } = this
    for (const { before } of leftOut(state)) journal.tellLate(before)
    const all = Object.entries(fieldsOf(state.booking))
    const isOnPage = (field: string) => this.step === 'confirmation' || (this.step === 'items' && isItem(field))
    journal.see({ ...this.shown, ...Object.fromEntries(all.filter(([field]) => isOnPage(field))) })
    const { conflicts, answer } = state.session.form?.mergeState ?? { conflicts: [] }
    if (!this.#values || !answer) return true
    const asked = Object.entries(inForm(answer.values)).filter(([field]) =>
      conflicts.some((name) => field === name || field.startsWith(`${name}.`)),
    )
    journal.see(Object.fromEntries(asked))
    return true
  }

  #leaveForm(): void {
    if (!this.#values) return
    this.pause()
    this.#runner.send({ kind: 'formClosed' })
    this.#runner.bindFields(null)
    this.#values = null
  }

  /** The end of a task; null when the page has moved on. */
  async #waitFor<Outcome>(asked: Promise<Outcome>): Promise<Outcome | null> {
    const runner = this.#runner
    this.isBusy = true
    const outcome = await asked
    if (runner !== this.#runner) return null
    this.isBusy = false
    return outcome
  }

  #newRunner(stored: Parameters<typeof startSession>[1]): SessionRunner {
    const about = { kind: 'private', isEdit: true, begun: bella(), labels: LABELS, form: FORM } as const
    return new SessionRunner(startSession(about, stored), {
      api: this.#api(),
      now: () => AT,
      draft: {
        read: () => this.draft,
        keep: (change) => {
          this.draft = readWork(JSON.parse(JSON.stringify({ ...workOf({ work: this.draft }), ...change })))
          return true
        },
      },
      takeOver: (server) => void (this.#server = server),
      onTheirChanges: () => undefined,
      report: () => undefined,
    })
  }

  /** The server behind the network. */
  #api() {
    const calls = Object.entries(this.around.server.endpointsFor(this.name))
    const carry = (call: (input: never) => unknown) => (input: never) => this.around.carry(() => call(input))
    return fakeApi(Object.fromEntries(calls.map(([name, call]) => [name, carry(call)])))
  }
}
