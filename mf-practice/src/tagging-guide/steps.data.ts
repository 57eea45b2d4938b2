export interface TaggingStep {
  readonly title: string
  readonly text: string
}

/** The five steps [PRA-34], the same as in the PDF guide. */
export const TAGGING_STEPS: readonly TaggingStep[] = [
  {
    title: 'Book first',
    text: 'Make the booking in the portal before the pet is placed in the care bag. The Booking ID on the confirmation is the number that stays with the pet until the ashes are home.',
  },
  {
    title: 'Choose the card',
    text: 'Private, communal or hold: one card for each pet. If the family has not decided, use Hold. We wait, and nothing happens until the card is changed.',
  },
  {
    title: 'Write clearly',
    text: 'Booking ID, pet name and family name in capital letters with the waterproof pen. Name every belonging that stays with the pet: collar, blanket, letter, toy.',
  },
  {
    title: 'Fasten twice',
    text: 'Tie the tag loosely around a hind leg, and fasten the card to the outside of the care bag. Two people read the number aloud, one from the pet and one from the screen.',
  },
  {
    title: 'Photograph and rest',
    text: 'Take one photograph of the tag. Then lay the pet on its side in the cool room, head supported, and enter the time. Our driver compares the number again when collecting.',
  },
]
