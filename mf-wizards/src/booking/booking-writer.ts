import { ApiError } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { completeBooking, getBooking, submitVetSupply } from '@portal/api-client/contract/booking'
import { SERVICE_TYPE, sameServiceType, toBookingSubmit, toPortalBooking } from '@portal/domain'
import { mergeBooking } from '@portal/domain/booking-merge'
import type { PortalBooking, QuotedLine, ServerBooking, StageLabels } from '@portal/domain'
import { keyedWrite } from '@portal/federation'
import { BookingQueue } from './booking-queue'
import type { BookingWrite } from './booking-queue'
import { ownPending } from './own-pending'
import type { PinnedBooking } from './pinned-booking'
import { SaveProgress } from './save-progress'
import type { ServerBookings } from './server-booking'
import type { WizardDraft } from './wizard-draft'

/** Everything a wizard writes. */
export interface BookingWriter {
  readonly progress: SaveProgress
  /**
   * Creates or updates the booking from the version that the user saw while typing; when that is not the server's
   * any more, the call rejects (412) instead of writing over somebody else's change [OPEN-87].
   */
  save(change: (latest: PortalBooking) => PortalBooking, seen: number): Promise<PortalBooking>
  /**
   * Adds or changes lines, whatever else of the booking has changed meanwhile: those not named stay. Rejects (412)
   * only when somebody else has changed the same line.
   */
  saveLines(change: LinesChange): Promise<PortalBooking>
  /** Submits a vet supply order as the page showed it; its picture follows by `complete` [WIZ-115, API-39]. */
  submitSupplies(shown: PortalBooking): Promise<void>
  /** Submits the version that the page showed [WIZ-113, OPEN-86]. Never sent again by itself. */
  complete(shown: PortalBooking, submission: Submission): Promise<PortalBooking>
  /** Reads the booking again, for example after somebody else changed it. */
  reload(): Promise<PortalBooking | null>
  /** Finds out what became of a write that a reload or a broken connection left open. */
  settle(): Promise<void>
  /**
   * The wizard is closed, and another one may work on its draft: what is under way comes to its end, but a change that
   * is refused from now on is not made again. It waits in the draft [OPEN-87, OPEN-89].
   */
  leave(): void
  readonly isLeft: boolean
}

type LinesChange = (latest: PortalBooking) => readonly QuotedLine[]

export interface Submission {
  /** Null when it could not be drawn: no booking hangs on it [OPEN-49]. */
  readonly picture: string | null
  /** The user confirmed that no ashes come back [OPEN-98]. */
  readonly outcomeAcknowledged: boolean
}

interface WriterMeans {
  readonly api: ApiClient
  readonly servers: ServerBookings
  readonly draft: Pick<WizardDraft, 'keepSaved' | 'pending'>
  readonly pinned: PinnedBooking
  /** As the chooser began it, until the server has made it. */
  readonly begun: PortalBooking
  readonly labels: StageLabels | undefined
}

/** How often lines are put upon a newer version before the user is asked. */
const MOST_TRIES = 3

/** The writer of one open wizard, made once for as long as it is open. */
export function bookingWriter({ api, servers, draft, pinned, begun, labels }: WriterMeans): BookingWriter {
  const progress = new SaveProgress()
  const submit = keyedWrite(api, completeBooking)
  const order = keyedWrite(api, submitVetSupply)
  const latest = (): PortalBooking => {
    const server = servers.read(pinned.id)
    return server ? toPortalBooking(server, labels) : begun
  }
  const take = async (server: ServerBooking): Promise<PortalBooking> => {
    const shown = servers.putNewer(server)
    // After it: what the draft tells of the booking is read from there.
    draft.keepSaved(server.id)
    await shown
    return latest()
  }
  const pending = ownPending(draft.pending)
  let isLeft = false
  const queue = new BookingQueue({ api, pending, pinned, progress, onAnswer: take })
  const save = async (make: () => BookingWrite) => toPortalBooking(await queue.save(make), labels)
  const reload = async () => (pinned.id ? take(await api.call(getBooking, { params: { id: pinned.id } })) : null)

  // As the user has the lines once all that waits is saved.
  let ahead: PortalBooking | null = null
  const saveLines: BookingWriter['saveLines'] = async (change) => {
    const before = ahead ?? latest()
    const wanted = withLines(before, change(before))
    ahead = wanted
    return putLines(before, wanted, change).finally(() => {
      if (ahead === wanted) ahead = null
    })
  }
  const putLines = async (before: PortalBooking, wanted: PortalBooking, change: LinesChange) => {
    const isSameLine = (now: PortalBooking) => mergeBooking(before, wanted, now).conflicts.length === 0
    for (let tries = 1; ; tries++) {
      try {
        return await save(() => {
          const now = latest()
          // What came while the line waited for its turn: the version that was not seen is never named.
          const { version } = isSameLine(now) ? now : before
          return writeOf(now, version, [...homeLines(now), ...change(now)])
        })
      } catch (error) {
        if (!isOutdated(error) || tries === MOST_TRIES) throw error
        const now = await queue.inTurn(reload)
        if (now && !isSameLine(now)) throw error
      }
    }
  }
  return {
    progress,
    save: (change, seen) => save(() => writeOf(change(latest()), seen, homeLines(latest()))),
    saveLines,
    // The page goes on once the picture is there too, or is given up.
    submitSupplies: ({ id, version }) => queue.inTurn(async () => void (await order({ params: { id }, version }))),
    complete: (shown, submission) =>
      queue.inTurn(async () => {
        const { id, version } = shown
        return take(await submit({ params: { id }, version, body: submissionBody(shown, submission) }))
      }),
    reload: () => queue.inTurn(async () => (isLeft ? null : reload())),
    settle: () => queue.settle(),
    leave: () => {
      isLeft = true
      pending.leave()
    },
    get isLeft() {
      return isLeft
    },
  }
}

export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'version'
}

function writeOf(booking: PortalBooking, version: number, quotedProducts: readonly QuotedLine[]): BookingWrite {
  return { bookingId: booking.id, version, body: toBookingSubmit({ ...booking, quotedProducts }) }
}

/** The collection line is always named: without it the server would forget the zone. */
function homeLines({ quotedProducts }: PortalBooking): QuotedLine[] {
  return quotedProducts.filter((line) => line.isHomeCollection && !line.deleted)
}

function withLines(booking: PortalBooking, lines: readonly QuotedLine[]): PortalBooking {
  const ids = new Set(lines.map(({ id, editId }) => editId || id))
  const others = booking.quotedProducts.filter(({ id, editId }) => !ids.has(editId || id))
  return { ...booking, quotedProducts: [...others, ...lines] }
}

/** Vet supply orders have always sent the other spelling of the picture [OPEN-51]. */
function submissionBody({ serviceType }: PortalBooking, { picture, outcomeAcknowledged }: Submission) {
  const isSupplyOrder = sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
  return {
    outcome_acknowledged: outcomeAcknowledged,
    ...(isSupplyOrder ? { screenshotImage: picture } : { screenshot_image: picture }),
  }
}
