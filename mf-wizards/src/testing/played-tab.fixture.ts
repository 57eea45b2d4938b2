import { getBooking } from '@portal/api-client/contract/booking'
import { emptyBooking, emptyOwner, emptyPet } from '@portal/domain'
import type { PortalBooking, ServerBooking } from '@portal/domain'
import type { Side } from '@portal/forms'
import { fakeApi } from '@portal/testing'
import { bookingCart } from '../booking/cart'
import { readWork } from '../booking/session/draft-work'
import type { DraftWork } from '../booking/session/draft-work'
import type { OwnerPetValues } from '../booking/session/owner-pet-values'
import { SessionRunner } from '../booking/session/runner'
import { startSession, workOf } from '../booking/session/session'
import { wizardStateOf } from '../frame/wizard-start'
import { leftOut } from '../steps/left-out'
import { formRules } from '../steps/owner-pet/form-rules'
import { startOfStep } from '../steps/owner-pet/start'
import { bella } from './bookings'
import { differing, fieldsOf, isItem, PlayedJournal } from './played-journal'
import type { Fields } from './played-journal'
import { AT, LABELS } from './played-session'
import type { SmallServer } from './small-server'

const FORM = formRules(null)
const inForm = (values: OwnerPetValues) => fieldsOf(FORM.bookingWith(emptyBooking(), values))

/** As the chooser begins a booking. */
export const BEGUN: PortalBooking = { ...bella(), id: '', version: 0, owner: emptyOwner(), pet: emptyPet() }

/** A page dies with a reload; what it has sent may still arrive. */
export interface Page {
  isAlive: boolean
}

interface Surroundings {
  readonly server: SmallServer
  carry(page: Page, serve: () => unknown): Promise<unknown>
  wrong(what: string): void
}

/** A wizard in a tab, and the user before it. */
export class PlayedTab {
  step: 'form' | 'items' | 'confirmation' | 'closed' = 'closed'
  isBusy = false
  /** What the page showed when Submit was pressed. */
  submitted: Fields = {}
  #page: Page = { isAlive: true }
  /** The booking as the page has it, and as the session was told of it last. */
  #server: ServerBooking | undefined
  #read: ServerBooking | undefined
  #runner: SessionRunner
  #values: OwnerPetValues | null = null

  constructor(
    readonly name: string,
    readonly isEdit: boolean,
    readonly around: Surroundings,
    /** As the browser stores it. */
    public draft: { readonly bookingId: string; readonly work: DraftWork | null },
    readonly journal = new PlayedJournal(),
  ) {
    this.#runner = this.open()
  }

  get session() {
    return this.#runner.read()
  }

  get state() {
    return wizardStateOf({ ...this.session, work: this.draft.work }, this.#runner)
  }

  /** What stands in the form. */
  get shown(): Fields {
    return this.#values ? inForm(this.#values) : {}
  }

  get questions(): string[] {
    const { mergeState } = this.session.form ?? {}
    return mergeState && this.#values ? mergeState.conflicts.filter((name) => !mergeState.answers[name]) : []
  }

  /** Opens the wizard at its first step, with what the draft holds. */
  open(): SessionRunner {
    const { bookingId: id, work } = this.draft
    this.#server = id ? this.around.server.find(id) : undefined
    this.#read = this.#server
    const runner = this.#newRunner({ id, server: this.#server ?? null, work })
    this.#runner = runner
    const { base, values } = startOfStep(this.state)
    this.step = 'form'
    this.isBusy = false
    this.#values = values
    runner.bindFields({ read: () => this.#values ?? values, write: (shown) => void (this.#values = shown) })
    runner.send({ type: 'formOpened', base, values })
    runner.send({ type: 'opened', id: crypto.randomUUID() })
    return runner
  }

  /** Leaves the wizard by a link of the portal: its page goes on. */
  leave(): void {
    this.#leaveForm()
    this.#runner.send({ type: 'left' })
    this.step = 'closed'
  }

  reload(isCrash: boolean): void {
    if (isCrash) this.journal.crash()
    else this.leave()
    this.#page.isAlive = false
    this.#page = { isAlive: true }
    this.open()
  }

  type(change: (values: OwnerPetValues) => OwnerPetValues): void {
    const before = this.shown
    if (this.#values) this.#values = change(this.#values)
    this.journal.decide(differing(before, this.shown), this.shown)
  }

  /** The form keeps what was typed after half a second. */
  pause(): void {
    if (this.#values) this.#runner.send({ type: 'typingPaused', values: this.#values })
    this.journal.keep()
  }

  answer(name: string, side: Side): void {
    this.#runner.send({ type: 'questionAnswered', name, side })
    this.journal.decide(name === 'owner' ? ['owner', 'owner.firstName'] : [name], this.shown)
    this.journal.keep()
  }

  /** Reads the booking again. */
  async look(): Promise<void> {
    const { id } = this.session
    const read = id ? this.#api().call(getBooking, { params: { id } }) : Promise.resolve(this.#server)
    await read.then((server) => void (this.#server = server)).catch(() => undefined)
  }

  /** Next at the form. */
  async next(): Promise<void> {
    if (!this.#values) return
    this.journal.keep()
    const end = await this.#waitFor(this.#runner.ask({ is: 'ownerPet', values: this.#values }))
    if (end?.is !== 'saved') return
    const unsaved = differing(this.shown, fieldsOf(end.booking)).filter((field) => !isItem(field))
    if (unsaved.length > 0) this.around.wrong(`${this.name} was told that ${unsaved.join(', ')} is saved`)
    this.#leaveForm()
    this.step = 'items'
  }

  /** Puts words on an item, new or in the cart; without words it is removed. */
  async changeItem(editId: string, engravingText: string | undefined): Promise<void> {
    const field = `items.${editId}`
    const { booking } = this.state
    const line = booking.quotedProducts.find((each) => each.editId === editId)
    if (!line && engravingText === undefined) return
    this.journal.decide([field], { [field]: engravingText })
    const cart = bookingCart(booking, this.#runner)
    const input = {
      id: line?.id ?? '',
      editId,
      productId: 'urn',
      name: 'urn',
      quantity: 1,
      engravingText: engravingText ?? '',
    }
    const change = line && engravingText === undefined ? cart.removeLine(line) : cart.saveLine(input)
    const isSaved = await this.#waitFor(change.then(() => true).catch(() => false))
    if (isSaved && fieldsOf(this.state.booking)[field] !== engravingText)
      this.around.wrong(`${this.name} was told that ${field} is saved`)
  }

  /** Submit, or the last update of what is submitted. */
  async submit(): Promise<void> {
    const { booking: shown, locked } = this.state
    if (!locked) this.submitted = fieldsOf(shown)
    const submission = { is: 'submission', shown, picture: null, outcomeAcknowledged: true, sizesKept: true } as const
    const asked = this.#runner.ask(locked ? { is: 'confirmation', seen: shown.version } : submission)
    if ((await this.#waitFor(asked))?.is === 'saved') this.#finish()
  }

  /** Draws what has changed; the user sees it. */
  show(): void {
    if (this.step === 'closed') return
    const server = this.#server
    if (server !== this.#read) this.#runner.send({ type: 'read', server, labels: LABELS, form: FORM })
    this.#read = server
    const { journal, state } = this
    for (const { before } of leftOut(state)) journal.tellLate(before)
    if (state.locked && !this.isEdit) return this.#finish()
    const all = Object.entries(fieldsOf(state.booking))
    const isOnPage = (field: string) => this.step === 'confirmation' || (this.step === 'items' && isItem(field))
    journal.see({ ...this.shown, ...Object.fromEntries(all.filter(([field]) => isOnPage(field))) })
    const { conflicts, answer } = state.session.form?.mergeState ?? { conflicts: [] }
    if (!this.#values || !answer) return
    const asked = Object.entries(inForm(answer.values)).filter(([field]) =>
      conflicts.some((name) => field === name || field.startsWith(`${name}.`)),
    )
    journal.see(Object.fromEntries(asked))
  }

  /** The wizard is done: its draft is forgotten. */
  #finish(): void {
    this.leave()
    this.draft = { ...this.draft, work: null }
  }

  #leaveForm(): void {
    if (!this.#values) return
    this.pause()
    this.#runner.send({ type: 'formClosed' })
    this.#runner.bindFields(null)
    this.#values = null
  }

  /** What came of it; null when the page has gone on. */
  async #waitFor<Outcome>(asked: Promise<Outcome>): Promise<Outcome | null> {
    const runner = this.#runner
    this.isBusy = true
    const outcome = await asked
    if (runner !== this.#runner || this.step === 'closed') return null
    this.isBusy = false
    return outcome
  }

  #newRunner(stored: Parameters<typeof startSession>[1]): SessionRunner {
    const about = { kind: 'private', isEdit: this.isEdit, begun: BEGUN, labels: LABELS, form: FORM } as const
    return new SessionRunner(startSession(about, stored), {
      api: this.#api(),
      now: () => AT,
      draft: {
        read: () => this.draft.work,
        keep: (change, { id: bookingId }) => {
          const work = JSON.stringify({ ...workOf(this.draft), ...change })
          this.draft = { bookingId, work: readWork(JSON.parse(work)) }
          return true
        },
      },
      takeOver: (server) => void (this.#server = server),
      onTheirChanges: () => undefined,
      report: () => undefined,
    })
  }

  /** The server behind the line. */
  #api() {
    const page = this.#page
    const calls = Object.entries(this.around.server.endpointsFor(this.name))
    const carry = (call: (input: never) => unknown) => (input: never) => this.around.carry(page, () => call(input))
    return fakeApi(Object.fromEntries(calls.map(([name, call]) => [name, carry(call)])))
  }
}
