import { otherNameText } from '@portal/booking-ui'
import { formatDate, formatWeight, stageLabel } from '@portal/domain'
import type { StageLabels, TimeZone, Warning, WarningAnswer, WarningOf } from '@portal/domain'

/** The texts of a warning [OPEN-120]. */
export interface WarningTexts {
  readonly title: string
  readonly text: string
  /** Label of the confirming button. */
  readonly answer: string
  readonly answers: WarningAnswer
}

/** Stage labels and time zone for the texts. */
interface WarningContext {
  readonly labels: StageLabels | undefined
  readonly timeZone: TimeZone
}

export function warningTexts(warning: Warning, context: WarningContext): WarningTexts {
  if (warning.kind === 'samePet') return samePetWords(warning, context)
  if (warning.kind === 'unlikelyWeight') return weightWords(warning)
  return { ...otherNameText(warning), answer: 'The words are right', answers: 'wordsAreRight' }
}

function samePetWords({ booking }: WarningOf<'samePet'>, { labels, timeZone }: WarningContext): WarningTexts {
  const { pet_name: pet, owner_name: owner, order_id: number, vet_staff: by } = booking
  const whose = owner ? `${pet} of ${owner}` : pet
  const made = `made ${formatDate(booking.date_entered, timeZone)}${by && ` by ${by}`}`
  return {
    title: `Is ${pet} booked already?`,
    text: `There is a booking for ${whose}: Booking ID ${number}, ${stageLabel(booking.stage, labels)}, ${made}.`,
    answer: 'This is another pet',
    answers: 'anotherPet',
  }
}

function weightWords({ animal, weight, least, most }: WarningOf<'unlikelyWeight'>): WarningTexts {
  const weightText = formatWeight(weight)
  const usual = `${formatWeight(least)} to ${formatWeight(most)}`
  return {
    title: `${weightText} for this pet?`,
    text: `${animal}: the usual weight is ${usual}. The weight decides what is prepared, so please check it.`,
    answer: `${weightText} is right`,
    answers: 'right',
  }
}

/** The weight in kg if it was typed in grams; null when that is not likelier [OPEN-123]. */
export function asGrams({ weight, least, most }: WarningOf<'unlikelyWeight'>): number | null {
  if (weight === null || least === null || most === null) return null
  const kg = weight / 1000
  return kg >= least && kg <= most ? kg : null
}
