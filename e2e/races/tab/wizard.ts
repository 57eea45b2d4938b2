import { toPortalBooking } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { DraftKey } from '@portal/federation'
import { readDraft } from '@portal/federation'
import { nextStep, previousStep, stepFromHash } from '@portal/forms'
import type { BookingWriter } from '../../../mf-wizards/src/booking/booking-writer'
import { readWork } from '../../../mf-wizards/src/booking/draft-work'
import type { PinnedBooking } from '../../../mf-wizards/src/booking/pinned-booking'
import { draftAccess } from '../../../mf-wizards/src/booking/wizard-draft'
import type { WizardState } from '../../../mf-wizards/src/booking/wizard-state'
import { draftDescription, wizardStateOf } from '../../../mf-wizards/src/frame/wizard-start'
import type { WizardStart } from '../../../mf-wizards/src/frame/wizard-start'
import { STEP_HASH } from '../../../mf-wizards/src/plan/steps'
import { WIZARDS } from '../../../mf-wizards/src/plan/wizards'
import { STEPS } from '../../../mf-wizards/src/steps/steps'
import type { PageBookings } from './page-bookings'
import { ConfirmationStep } from './confirmation'
import { FormStep } from './form'
import { ItemsStep } from './items'
import type { Step, StepMeans } from './step'

/** What the wizard's address and its draft say. */
export interface WizardPlace {
  readonly path: string
  readonly editedId?: string
  readonly draftKey: DraftKey
  readonly pinned: PinnedBooking
  /** As the chooser began it. */
  readonly begun: PortalBooking
}

/** What a draft holds of the forms. */
export function keptIn(draftKey: DraftKey): string {
  return JSON.stringify(readWork(readDraft(draftKey)?.work).unsaved)
}

type Given = Omit<StepMeans, 'state' | 'failed'>

/** A wizard that is open in a page: does what its screens do between the user and the booking's code. */
export class OpenWizard {
  step: Step | null = null
  isBusy = false
  readonly writer: BookingWriter
  readonly #draft: ReturnType<typeof draftAccess>
  readonly #place: WizardPlace
  readonly #bookings: PageBookings
  readonly #given: Given & { readonly api: Parameters<Given['parts']['bookingWriter']>[0]['api'] }
  readonly #labels: WizardStart['labels']
  #mounted = ''
  /** Sends again by itself while its failure is shown. */
  #resend = false

  constructor(place: WizardPlace, bookings: PageBookings, given: OpenWizard['given'], labels: WizardStart['labels']) {
    this.#place = place
    this.#bookings = bookings
    this.#given = given
    this.#labels = labels
    const { draftKey, pinned, begun } = place
    const { servers } = bookings
    const describe = draftDescription(this.#start(), servers, given.practice)
    this.#draft = draftAccess(draftKey, pinned, describe)
    this.writer = given.parts.bookingWriter({ api: given.api, servers, draft: this.#draft, pinned, begun, labels })
    void this.writer.settle().catch(() => undefined)
  }

  get given() {
    return this.#given
  }

  get place(): WizardPlace {
    return this.#place
  }

  state(): WizardState {
    const stored = readDraft(this.#place.draftKey)
    return wizardStateOf(this.#start(), { ...this.#draft, stored: stored && readWork(stored.work) }, this.writer)
  }

  /** Draws the step that the address asks for, as far as it is open. */
  render(asked: string): void {
    const state = this.state()
    const steps = this.#steps(state)
    const { hash } = steps[stepFromHash(steps, asked, state)] ?? STEPS.ownerPet
    if (hash !== this.#mounted) this.#mount(hash)
    if (state.draft.stored && state.draft.stored.step !== hash) state.draft.keep({ step: hash })
    this.step?.render(this.state())
    this.step?.show()
    this.#noteKept()
  }

  /** The forward button: answers where it leads, null when it stays, undefined when the wizard is done. */
  async forward(): Promise<string | null | undefined> {
    const { step } = this
    if (this.isBusy || !step) return null
    this.isBusy = true
    this.#resend = false
    try {
      // Who has left the step meanwhile stays where they are.
      if (!(await step.forward()) || this.step !== step) return null
      const steps = this.#steps(this.state())
      return nextStep(
        steps,
        steps.findIndex(({ hash }) => hash === this.#mounted),
      )?.hash
    } finally {
      this.isBusy = false
    }
  }

  /** Where Back leads; undefined from the first step. */
  back(): string | undefined {
    const steps = this.#steps(this.state())
    return previousStep(
      steps,
      steps.findIndex(({ hash }) => hash === this.#mounted),
    )?.hash
  }

  get sendsAgain(): boolean {
    return this.#resend && !this.isBusy
  }

  close(): void {
    this.step?.leave()
    this.step = null
    this.writer.leave()
    this.#noteKept()
  }

  #noteKept(): void {
    const { journal, who } = this.#given
    journal.typed.keeps(who().draft, keptIn(this.#place.draftKey))
  }

  #start(): WizardStart {
    const { path, editedId, draftKey, pinned, begun } = this.#place
    const server = this.#bookings.servers.read(pinned.id)
    const booking = server ? toPortalBooking(server, this.#labels) : begun
    return { kind: 'private', path, editedId, draftKey, pinned, booking, labels: this.#labels }
  }

  #steps({ booking }: WizardState) {
    return WIZARDS.private.steps(booking.serviceType).map((name) => STEPS[name])
  }

  #mount(hash: string): void {
    this.step?.leave()
    this.#mounted = hash
    this.#resend = false
    const { journal, tab, who } = this.#given
    journal.log.say(`    ${tab} is at ${hash} of ${who().about.name} in draft ${who().draft}`)
    const means: StepMeans = {
      ...this.#given,
      state: () => this.state(),
      failed: (isSentByItself) => {
        this.#resend = isSentByItself
      },
    }
    if (hash === STEP_HASH.ownerPet) this.step = new FormStep(means)
    else this.step = hash === STEP_HASH.productList ? new ItemsStep(means) : new ConfirmationStep(means)
  }
}
