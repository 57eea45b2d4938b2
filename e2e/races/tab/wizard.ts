import type { ApiClient } from '@portal/api-client'
import type { PortalBooking, ServerBooking, StageLabels } from '@portal/domain'
import type { DraftKey } from '@portal/federation'
import { readDraft } from '@portal/federation'
import { nextStep, previousStep, stepFromHash } from '@portal/forms'
import {
  draftDescription,
  draftMeans,
  readWork,
  SessionRunner,
  STEP_HASH,
  stepsOf,
  wizardStateOf,
  workIn,
} from '../../../mf-wizards/src/testing/headless'
import type { FormRules, WizardState } from '../../../mf-wizards/src/testing/headless'
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
  /** '' until the server has made it. */
  readonly bookingId: string
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
  readonly #runner: SessionRunner
  readonly #place: WizardPlace
  readonly #bookings: PageBookings
  readonly #given: Given & { readonly api: ApiClient }
  readonly #labels: StageLabels
  readonly #form: FormRules
  #read: ServerBooking | undefined
  #isOpened = false
  #mounted = ''
  /** Sends again by itself while its failure is shown. */
  #resend = false

  constructor(place: WizardPlace, bookings: PageBookings, given: OpenWizard['given'], labels: StageLabels) {
    this.#place = place
    this.#bookings = bookings
    this.#given = given
    this.#labels = labels
    this.#form = given.parts.formRules(given.practice)
    const { api, parts } = given
    const { draftKey, bookingId: id, begun, path, editedId } = place
    const draft = draftMeans(draftKey, draftDescription({ kind: 'private', path, editedId }))
    const about = { kind: 'private', isEdit: editedId !== undefined, begun, labels, form: this.#form } as const
    const server = bookings.read(id) ?? null
    this.#runner = new SessionRunner(
      parts.startSession(about, { id, server, work: draft.read() }),
      {
        api,
        now: () => new Date(),
        draft,
        takeOver: (each) => bookings.put(each),
        onTheirChanges: () => undefined,
        report: () => undefined,
      },
      parts.next,
    )
  }

  get given() {
    return this.#given
  }

  get bookingId(): string {
    return this.#runner.read().id
  }

  get place(): WizardPlace {
    return this.#place
  }

  state(): WizardState {
    const work = workIn(readDraft(this.#place.draftKey))
    return wizardStateOf({ ...this.#runner.read(), work }, this.#runner)
  }

  /** Draws the step that the address asks for, as far as it is open. */
  render(asked: string): void {
    const state = this.state()
    const steps = stepsOf(state)
    const { hash } = steps[stepFromHash(steps, asked, state)] ?? { hash: STEP_HASH.ownerPet }
    if (hash !== this.#mounted) this.#mount(hash)
    this.#runner.send({ type: 'stepShown', step: hash })
    this.#sendRead()
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
      const steps = stepsOf(this.state())
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
    const steps = stepsOf(this.state())
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
    this.#runner.send({ type: 'left' })
    this.#noteKept()
  }

  #noteKept(): void {
    const { journal, who } = this.#given
    journal.typed.keeps(who().draft, keptIn(this.#place.draftKey))
  }

  /** What the page has read of the booking; once it is drawn, what was left open is found out. */
  #sendRead(): void {
    const server = this.#bookings.read(this.bookingId)
    if (server !== this.#read) this.#runner.send({ type: 'read', server, labels: this.#labels, form: this.#form })
    this.#read = server
    if (!this.#isOpened) this.#runner.send({ type: 'opened', id: crypto.randomUUID() })
    this.#isOpened = true
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
