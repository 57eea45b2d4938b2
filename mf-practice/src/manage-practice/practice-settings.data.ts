import { PRICING_OPTIONS } from '@portal/domain'
import type { PracticeSubmit, PricingOption, VetPractice } from '@portal/domain'

/** A setting of the practice with a few options. Each option is shown by its own name. */
export interface PracticeSetting {
  readonly title: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly help: string }[]
  /** Sentence for a failed save that says what stays as it was. */
  readonly unchanged: string
  /** The practice's option; '' for none. */
  readonly read: (practice: VetPractice) => string
  readonly write: (option: string) => PracticeSubmit
}

const PRICING_HELP: Readonly<Record<PricingOption, string>> = {
  'No price': 'Prices and totals are hidden in bookings.',
  Pricebook: 'The prices agreed with your practice.',
  RRP: 'Recommended retail prices, to go through with the family.',
}

/** Which prices the team sees [PRA-04, PRA-05]. */
export const PRICING: PracticeSetting = {
  title: 'Pricing display',
  legend: 'Prices shown to your team',
  options: PRICING_OPTIONS.map((value) => ({ value, help: PRICING_HELP[value] })),
  unchanged: 'Prices are shown as before.',
  read: ({ cstm }) => cstm.pricing_information_c ?? '',
  write: (option) => ({ pricing_information_c: option }),
}

const ON = 'On'

/** Whether owners check the words on items that are no plaques [OPEN-383]. */
export const ENGRAVED_WORDS: PracticeSetting = {
  title: 'Engraved words',
  legend: 'Owners check the words on urns, pendants and keepsakes before they are engraved',
  options: [
    {
      value: ON,
      help: "Once a booking is submitted, the pet's owner gets a link. They read the words letter by letter, then approve them or write to you.",
    },
    { value: 'Off', help: 'Your team answers for the words. Plaques are always checked by their owner.' },
  ],
  unchanged: 'Words are checked as before.',
  read: ({ cstm }) => (cstm.owner_checks_words_c ? ON : 'Off'),
  write: (option) => ({ owner_checks_words_c: option === ON ? 1 : 0 }),
}
