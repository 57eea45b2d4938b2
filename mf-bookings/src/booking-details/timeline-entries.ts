import { bookingFieldLabel } from '@portal/booking-ui'
import { STAGE, stageLabel } from '@portal/domain'
import type { OrderEvent, StageLabels } from '@portal/domain'

export interface TimelineEntry {
  readonly id: string
  readonly text: string
  /** ISO time; null when the provider gave none. */
  readonly at: string | null
  readonly by: string | null
}

const STAGE_FIELD = 'order_stage_c'

const WORDS: Readonly<Record<string, string>> = {
  details: 'Details changed',
  special_instructions: 'Special instructions changed',
}

/** Labels of answered warnings, by the kind of answer [OPEN-270]. */
const ANSWERS: Readonly<Record<string, string>> = {
  right: 'Unusual weight confirmed',
  wordsAreRight: 'Engraved words confirmed',
  anotherPet: 'Confirmed as a different pet from the one booked before',
}

/** Events of a booking as timeline entries, latest first [OPEN-30]. */
export function timelineOf(events: readonly OrderEvent[], labels: StageLabels | undefined): TimelineEntry[] {
  return withoutItems(events)
    .map((event, index) => ({ event, index }))
    .sort((a, b) => compare(b.event.date_created, a.event.date_created) || b.index - a.index)
    .map(({ event, index }) => ({
      id: event.id || String(index),
      text: textOf(event, labels),
      at: event.date_created,
      by: event.created_by,
    }))
}

/** Drops the general "items changed" event when the single items are listed too [OPEN-209]. */
function withoutItems(events: readonly OrderEvent[]): OrderEvent[] {
  const momentOf = ({ date_created: at, created_by: by }: OrderEvent) => `${at} ${by}`
  const listed = new Set(events.filter(({ field }) => field === 'items').map(momentOf))
  return events.flatMap((event) => {
    if (event.field !== 'details' || !event.to_value || !listed.has(momentOf(event))) return [event]
    const others = namesIn(event.to_value).filter((name) => name !== 'items')
    return others.length > 0 ? [{ ...event, to_value: others.join(SEPARATOR) }] : []
  })
}

const SEPARATOR = ', '
const namesIn = (value: string) => value.split(SEPARATOR)

const compare = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '')

function textOf({ field, from_value: before, to_value: value }: OrderEvent, labels: StageLabels | undefined): string {
  if (field === STAGE_FIELD && !before && value === STAGE.vpUnsubmitted) return 'Started'
  if (field === STAGE_FIELD || field === '') return stageLabel(value, labels)
  // The value is a full sentence: which plaque, and what happened.
  if ((field === 'artwork' || field === 'owner_request') && value) return value
  if (field === 'items' && value) return `Items: ${value}`
  if (field === 'discarded') return value ? 'Discarded' : 'Restored'
  if (field === 'warning_answers')
    return namesIn(value ?? '')
      .map((answer) => ANSWERS[answer] ?? 'Warning answered')
      .join(', ')
  const words = WORDS[field] ?? `${sentence(field)} changed`
  return field === 'details' && value ? `${words}: ${namesIn(value).map(labelOf).join(', ')}` : words
}

/** Events recorded before fields were named have 'pet' for all pet fields. */
const labelOf = (name: string) => (name === 'pet' ? 'Pet details' : bookingFieldLabel(name))

/** `ok_prepare_c` as people read it: 'Ok prepare'. */
function sentence(field: string): string {
  const words = field.replace(/_c$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
