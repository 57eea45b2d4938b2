import { ApiError } from '@portal/api-client'
import { orderOf, visibleLines } from '@portal/domain'
import type { PortalBooking, PriceVisibility } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { writtenSummary } from './summary'
import { isOutdated } from '../../booking/booking-writer'
import type { Submission } from '../../booking/booking-writer'
import { isRepriced } from '../../booking/repriced'
import { isSubmitted } from '../../booking/submitted'
import type { WizardState } from '../../booking/wizard-state'
import { captureSummary } from './capture'
import { summaryText, textPicture } from './text-picture'

interface SubmitMeans {
  /** The summary on the page, of which the picture is taken. */
  readonly element: HTMLElement | null
  readonly prices: PriceVisibility
  readonly report: PortalHost['report']
  readonly outcomeAcknowledged: boolean
}

/**
 * Confirms the wizard's booking. An unsubmitted one is submitted with a picture of its summary
 * [WIZ-111..113], a vet supply order by an action of its own before its picture [WIZ-115]; a submitted one gets
 * its final update, no picture and no second submission [WIZ-112, OPEN-48].
 */
export async function submitWizard(state: WizardState, means: SubmitMeans): Promise<void> {
  const { booking, kind, writer, locked } = state
  if (locked) {
    await writer.save((latest) => latest, booking.version)
    return
  }
  // Drawn before anything is sent: it shows what was on the page [OPEN-86].
  const picture = await pictureOf(state, means)
  const submission = { picture, outcomeAcknowledged: means.outcomeAcknowledged }
  if (kind === 'vet-supply-order') return submitSupplies(state, submission, means.report)
  await unlessSubmitted(state, writer.complete(booking, submission))
}

/** First the order, then its picture, which is tried twice: without it the order is submitted all the same [WIZ-115]. */
async function submitSupplies(state: WizardState, submission: Submission, report: PortalHost['report']): Promise<void> {
  const { booking, writer } = state
  await unlessSubmitted(state, writer.submitSupplies(booking))
  const complete = () => writer.complete(booking, submission)
  await complete()
    .catch(complete)
    .catch(async (error: unknown) => {
      report(error, { action: 'send the picture of the order', bookingId: booking.id, orderId: booking.orderId })
      await writer.reload().catch(() => null)
    })
}

/** A submission as the page goes on from it. `changed`: nothing was submitted, the page shows what became another. */
export type SubmitEnd = { readonly is: 'done' } | { readonly is: 'changed' | 'failed'; readonly error: unknown }

/** The same, for a page that shows what somebody else made of the booking before it can be submitted. */
export async function submitShown(state: WizardState, means: SubmitMeans): Promise<SubmitEnd> {
  try {
    await submitWizard(state, means)
    return { is: 'done' }
  } catch (error) {
    const shown = await bookingNow(state, error).catch(() => null)
    return { is: shown ? 'changed' : 'failed', error }
  }
}

/** The booking as it is now, where that is why it was not submitted; lines saved again have the prices of today. */
async function bookingNow({ writer }: WizardState, error: unknown): Promise<PortalBooking | null> {
  if (isOutdated(error)) return writer.reload()
  return isRepriced(error) ? writer.saveLines(({ quotedProducts }) => visibleLines(quotedProducts)) : null
}

/** One retry, then the plain text as a picture, then none: no booking hangs on its screenshot [OPEN-49]. */
async function pictureOf(state: WizardState, { element, prices, report }: SubmitMeans): Promise<string | null> {
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

/** An answer that got lost, or a submission by somebody else, leaves the booking submitted all the same. */
async function unlessSubmitted(state: WizardState, sending: Promise<unknown>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (!(await wasSubmitted(state, error))) throw error
  }
}

async function wasSubmitted({ writer }: WizardState, error: unknown): Promise<boolean> {
  const isUnclear = error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status >= 500)
  if (!isUnclear) return false
  const booking = await writer.reload().catch(() => null)
  return booking !== null && isSubmitted(booking)
}
