import type { PlaqueText } from '@portal/domain/plaque'

export const TEXT_LABELS: Readonly<Record<PlaqueText, string>> = {
  petName: "Pet's name",
  primaryText: 'First line',
  secondaryText: 'Second line',
}

/** The sentence that is ticked before an approval [ENG-49]. */
export const CONSENT_LABEL = 'Content has been checked and is correct.'
