import { formatDetailsDate, petFullName, WIZARD_KINDS, wizardTitle } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import type { BookingDraft, DraftKey } from '@portal/federation'
import { missingWords } from '../booking-table/missing-words'

export interface DraftEntry {
  readonly key: DraftKey
  readonly draft: BookingDraft
}

/** What the dashboard says of an unfinished booking of this computer [OPEN-55]. */
export interface DraftSummary {
  /** Whom or what it is for. */
  readonly name: string
  readonly kind: string
  /** What is missing, in words. */
  readonly state: string
  readonly changed: string
}

export function draftSummary(draft: BookingDraft): DraftSummary {
  const { booking } = draft
  const kind = wizardKindOf(draft.wizardPath)
  const isEdit = draft.wizardPath.startsWith('/edit-booking-')
  const petName = petFullName({
    firstName: latestText(draft, 'pet', 'firstName', booking.pet.firstName),
    lastName: latestText(draft, 'pet', 'lastName', booking.pet.lastName),
  })
  const title = kind ? wizardTitle(kind, booking.serviceType, isEdit) : 'Booking'
  const hasPet = kind !== 'vet-supply-order'
  return {
    name: petName || (hasPet ? 'No pet name yet' : 'Vet supplies'),
    kind: [booking.orderId && `Booking ${booking.orderId}`, title].filter(Boolean).join(', '),
    state: hasPet ? missingWords(missingOf(draft)) || 'Not submitted yet' : suppliesState(draft),
    changed: formatDetailsDate(draft.updatedAt),
  }
}

function suppliesState({ booking }: BookingDraft): string {
  return booking.quotedProducts.some((line) => !line.deleted) ? 'Not submitted yet' : 'Missing: supplies'
}

/** Whether discarding it would lose something; a wizard that was only opened is not worth a line. */
export function holdsWork({ booking, unsaved, wizardPath }: BookingDraft): boolean {
  return wizardPath !== '' && (booking.id !== '' || Object.keys(unsaved).length > 0)
}

/** Where Resume goes: the step last shown of its wizard. */
export function resumeAddress({ wizardPath, step }: BookingDraft): string {
  const hash = step.replace(/^#/, '')
  return hash ? `${wizardPath}#${hash}` : wizardPath
}

/** `/new-booking/private` and `/edit-booking-private/7` are both 'private'. */
function wizardKindOf(wizardPath: string): WizardKind | undefined {
  const slug = /^\/(?:new-booking\/|edit-booking-)([\w-]+)/.exec(wizardPath)?.[1]
  return WIZARD_KINDS.find((kind) => kind === slug)
}

function missingOf(draft: BookingDraft): string[] {
  const { pet, owner, skipOwnerDetails } = draft.booking
  const has = (part: 'pet' | 'owner', field: string, saved: string) => latestText(draft, part, field, saved) !== ''
  const weight = has('pet', 'weight', asText(pet.weight)) || has('pet', 'customUnit', asText(pet.customUnit))
  const asked: [string, boolean][] = [
    ['pet', has('pet', 'firstName', pet.firstName)],
    ['type', has('pet', 'type', pet.type)],
    ['breed', has('pet', 'breed', pet.breed)],
    ['sex', has('pet', 'sex', pet.sex)],
    ['weight', weight],
  ]
  if (!latestSkip(draft, skipOwnerDetails)) {
    asked.push(
      ['owner', has('owner', 'lastName', owner.lastName)],
      ['phone', has('owner', 'phoneNumber', owner.phoneNumber)],
      ['address', has('owner', 'address', owner.address.city)],
    )
  }
  return asked.filter(([, given]) => !given).map(([name]) => name)
}

const asText = (value: unknown) => (value == null ? '' : String(value))

/** What is typed counts before what is saved; forms of a shape that we do not know are passed over. */
function latestText(draft: BookingDraft, part: 'pet' | 'owner', field: string, saved: string): string {
  for (const form of typedForms(draft)) {
    const typed = fieldOf(fieldOf(form, part), field)
    if (typeof typed === 'string' || typeof typed === 'number') return String(typed).trim()
    const text = fieldOf(typed, 'text')
    if (typeof text === 'string') return text.trim()
  }
  return saved.trim()
}

function latestSkip(draft: BookingDraft, saved: boolean): boolean {
  for (const form of typedForms(draft)) {
    const skip = fieldOf(form, 'skipOwner')
    if (typeof skip === 'boolean') return skip
  }
  return saved
}

/** What stands in the steps' forms: each entry holds the values and the version they were typed over. */
function typedForms({ unsaved }: BookingDraft): unknown[] {
  return Object.values(unsaved).map((entry) => fieldOf(entry, 'values'))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
