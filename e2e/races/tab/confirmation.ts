import type { PortalBooking } from '@portal/domain'
import { changesBetween, saidOf, submitWizard } from '../../../mf-wizards/src/testing/headless'
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
    if (!shown.locked) journal.submit(tab, shown, saidOf(shown).lines)
    const means = { element: null, prices: PRICES, report: () => undefined, outcomeAcknowledged: true, sizesKept: true }
    const end = await submitWizard(shown, means)
    if (end.is === 'saved') return true
    if (end.is === 'failed') failed(false, end.error)
    return false
  }

  show(): void {
    const { tab, journal, state } = this.#means
    const items = Object.entries(fieldsOf(state().booking)).filter(([name]) => name.startsWith('items.'))
    journal.seen.showFields(tab, Object.fromEntries(items))
    journal.seen.showTexts(tab, [...saidOf(state()).facts, ...this.changes.flatMap(({ before, now }) => [before, now])])
  }

  leave(): void {}
}

const PRICES = { visible: true, column: 'RRP' } as const
