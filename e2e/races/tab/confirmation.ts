import { orderOf } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { WizardState } from '../../../mf-wizards/src/booking/wizard-state'
import { submitWizard } from '../../../mf-wizards/src/steps/confirmation/submit'
import { summaryOf } from '../../../mf-wizards/src/steps/confirmation/summary'
import { summaryText } from '../../../mf-wizards/src/steps/confirmation/text-picture'
import { changesBetween } from '../../../mf-wizards/src/steps/field-changes'
import { fieldsOf } from '../oracle/fields'
import type { Step, StepMeans } from './step'

/** The confirmation, as its page works it. */
export class ConfirmationStep implements Step {
  readonly #means: StepMeans
  #seen: PortalBooking

  constructor(means: StepMeans) {
    this.#means = means
    this.#seen = means.state().booking
  }

  get changes() {
    return changesBetween(this.#seen, this.#means.state().booking)
  }

  /** The user has looked at what changed. */
  accept(): void {
    this.#seen = this.#means.state().booking
  }

  async forward(): Promise<boolean> {
    const { state, tab, journal, failed } = this.#means
    if (this.changes.length > 0) return false
    const shown = state()
    if (!shown.locked) journal.submit(tab, shown, textsOf(shown))
    const means = { element: null, prices: PRICES, report: () => undefined, outcomeAcknowledged: true, sizesKept: true }
    const end = await submitWizard(shown, means)
    if (end.is === 'saved') return true
    if (end.is === 'failed') failed(false, end.error)
    return false
  }

  render(): void {}

  show(): void {
    const { tab, journal, state } = this.#means
    const items = Object.entries(fieldsOf(state().booking)).filter(([name]) => name.startsWith('items.'))
    journal.seen.showFields(tab, Object.fromEntries(items))
    journal.seen.showTexts(tab, [
      ...summaryOf(state()).flatMap(({ facts }) => facts.map(({ value }) => value)),
      ...this.changes.flatMap(({ before, now }) => [before, now]),
    ])
  }

  leave(): void {}
}

const PRICES = { visible: true, column: 'RRP' } as const

/** All that the page says of the booking. */
export function textsOf(state: WizardState): string[] {
  return summaryText(summaryOf(state), orderOf(state.booking), true)
}
