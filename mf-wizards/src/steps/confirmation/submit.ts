import { orderOf } from '@portal/domain'
import type { PriceVisibility } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { writtenSummary } from './summary'
import type { TaskEnd } from '../../booking/session/tasks'
import type { WizardState } from '../../booking/wizard-state'
import { captureSummary, summaryText, textPicture } from './summary-picture'

interface SubmitContext {
  /** The summary on the page, to be drawn. */
  readonly element: HTMLElement | null
  readonly prices: PriceVisibility
  readonly report: PortalHost['report']
  readonly outcomeAcknowledged: boolean
  readonly sizesConfirmed: boolean
}

/**
 * Confirms the booking. An unsubmitted one is submitted with a picture of its summary [WIZ-111..113]; a submitted one
 * gets a final update, without picture [WIZ-112, OPEN-48].
 */
export async function submitWizard(state: WizardState, context: SubmitContext): Promise<TaskEnd> {
  const { booking: shown, runner, locked } = state
  const { outcomeAcknowledged, sizesConfirmed } = context
  if (locked) return runner.ask({ kind: 'confirmation', seen: shown.version })
  // Drawn before anything is sent, so that it shows what was on the page [OPEN-86].
  const picture = await pictureOf(state, context)
  return runner.ask({ kind: 'submission', shown, picture, outcomeAcknowledged, sizesConfirmed })
}

/** One retry, then the text as a picture, then none: a failed screenshot must not stop the booking [OPEN-49]. */
async function pictureOf(state: WizardState, { element, prices, report }: SubmitContext): Promise<string | null> {
  const { id: bookingId, orderId } = state.booking
  if (element) {
    try {
      return await captureSummary(element).catch(() => captureSummary(element))
    } catch (error) {
      report(error, { action: 'draw the summary', bookingId, orderId })
    }
  }
  return textPicture(summaryText(writtenSummary(state), orderOf(state.booking), prices.visible))
}
