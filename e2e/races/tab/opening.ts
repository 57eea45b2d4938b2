import type { Page } from '../browser/page'
import type { Case } from '../oracle/cases'
import type { Author } from '../oracle/journal'
import type { PageBookings } from './page-bookings'
import { placeOf } from './place'
import { OpenWizard } from './wizard'
import type { TabWorld } from './world'

/** Where a wizard is to be opened, and with which draft. */
interface Opening {
  readonly tab: string
  readonly page: Page
  readonly world: TabWorld
  readonly bookings: PageBookings
  readonly draft: string
  /** The draft that this one is a copy of. */
  readonly copiedFrom: string | null
  readonly editedId: string | null
}

/** Opens the wizard of a draft that this tab has claimed; null when there is nothing to work on. */
export async function openWizard(opening: Opening): Promise<OpenWizard | null> {
  const { tab, page, world, bookings, draft, editedId } = opening
  const { account, office, parts, journal, clientOf } = world
  const place = await placeOf({ userId: account.userId, id: draft }, editedId, bookings, office)
  if (!place) return null
  const about = caseOf(opening, place.bookingId)
  const who = (): Author => ({ person: account.userId, tab, draft, about })
  const given = { tab, practice: office.practice, parts, journal, api: clientOf(page), who }
  return new OpenWizard(place, bookings, given, office.labels)
}

function caseOf({ tab, world, draft, copiedFrom }: Opening, bookingId: string): Case {
  const { cases } = world.journal
  const source = copiedFrom ? cases.ofDraft(copiedFrom) : undefined
  const copied = source && !bookingId ? cases.copy(source) : source
  const about = cases.ofDraft(draft) ?? copied ?? cases.of(bookingId)[0]
  if (!about) throw new Error(`Nobody knows what ${tab} works on`)
  cases.holds(draft, about)
  return about
}
