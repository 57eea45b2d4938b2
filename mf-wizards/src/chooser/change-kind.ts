import {
  collectionDefault,
  emptyBooking,
  findServiceType,
  hasCollectionSection,
  skipOwnerDefault,
  bookingOptionBySlug,
  toPortalBooking,
} from '@portal/domain'
import type { BookingOption, PortalBooking, ServerBooking, ServiceType, VetPractice } from '@portal/domain'
import { clearDraft, keepDraft, newDraftId, paths, readDraft } from '@portal/federation'
import type { DraftKey } from '@portal/federation'
import { withKindChoice, readWork } from '../booking/session/draft-work'
import type { DraftWork } from '../booking/session/draft-work'
import { draftSummary, lastBegun } from '../booking/wizard-draft'
import type { OwnerPetValues } from '../booking/session/owner-pet-values'
import { startBooking } from '../booking/start-booking'
import { STEP_HASH } from '../plan/steps'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { formRules } from '../steps/owner-pet/form-rules'
import { withHiddenValues } from '../steps/owner-pet/hidden-values'
import { restoreOwnerPetValues } from '../steps/owner-pet/restore'

interface KindChange {
  readonly key: DraftKey
  /** The server's booking; null until it is created. */
  readonly server: ServerBooking | null
  readonly option: BookingOption
  readonly vetStaff: string
  readonly practice: VetPractice
  readonly serviceTypes: readonly ServiceType[]
}

/**
 * Continues a booking as another kind, with the values that both kinds have. Returns the id of its draft [OPEN-341].
 */
export function changeKind({ key, server, option, vetStaff, practice, serviceTypes }: KindChange): string {
  const former = readDraft(key)
  const work = readWork(former?.work)
  const saved = server && toPortalBooking(server)
  const begun = startBooking({ option, vetStaff, practice, serviceTypes })
  const chosen = saved && {
    option: option.slug,
    serviceType: findServiceType(option.sugarAPIName, serviceTypes) ?? { id: '', name: option.sugarAPIName },
    vetStaff,
    version: saved.version,
  }
  const typed = typedIn(work, saved)
  const formerOption = bookingOptionBySlug(work.option || saved?.bookingOptionSelected?.slug)
  const values = typed && forOption(typed.values, formerOption, option, practice)
  const now: DraftWork = {
    ...work,
    vetStaff,
    option: option.slug,
    step: '',
    movedPastFirstStep: false,
    unsaved: typed && values ? { [STEP_HASH.ownerPet]: { ...typed, values } } : {},
    chosen,
  }
  const booking = saved ? withKindChoice(saved, chosen) : begun
  const shown = values ? formRules(practice).bookingWith(booking, values) : booking
  const wizard = { kind: option.kind, isEdit: false, path: paths.newBookingWizard(option.kind) }
  const id = newDraftId()
  keepDraft({ userId: key.userId, id }, { bookingId: booking.id, work: now, summary: draftSummary(wizard, shown, now) })
  lastBegun.write(key.userId, id)
  clearDraft(key)
  return id
}

/** Current form values; null when nothing was typed or saved. */
function typedIn(work: DraftWork, saved: PortalBooking | null) {
  const unsaved = work.unsaved[STEP_HASH.ownerPet]
  if (unsaved) return { ...unsaved, values: restoreOwnerPetValues(unsaved.values) }
  if (!saved) return null
  const base = withHiddenValues(toOwnerPetValues(saved), work.hiddenValues)
  return { version: saved.version, base, values: base }
}

/** The typed values that the new kind has: collection only if it has one, owner as the kind requires. */
function forOption(
  values: OwnerPetValues,
  former: BookingOption | undefined,
  option: BookingOption,
  practice: VetPractice,
): OwnerPetValues {
  const [was, is] = [skipOwnerDefault(former, practice), skipOwnerDefault(option, practice)]
  const isAsked = hasCollectionSection(option.kind, option.sugarAPIName)
  const fresh = toOwnerPetValues({ ...emptyBooking(), collectionDetails: collectionDefault(practice) }).collection
  const { collection } = values
  return {
    ...values,
    skipOwner: is.locked || (was.locked ? is.skip : values.skipOwner),
    collection: isAsked ? (collection.option === '' ? fresh : collection) : { ...collection, option: '' },
  }
}
