/** Fields of owner and pet that a patient card can fill, by their form names [OPEN-187]. */
export const CARD_FIELDS = [
  'owner.firstName',
  'owner.lastName',
  'owner.phoneNumber',
  'owner.email',
  'owner.address.street',
  'owner.address.city',
  'owner.address.state',
  'owner.address.postalcode',
  'owner.address.country',
  'pet.firstName',
  'pet.lastName',
  'pet.type',
  'pet.breed',
  'pet.sex',
  'pet.weight',
] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Values of a card as form text. Weight in kg, pet type as the card names it; empty fields are missing. */
export type PatientCard = Readonly<Partial<Record<CardField, string>>>

/** Longest card that is read, pasted or handed over, in bytes of UTF-8. */
export const MOST_CARD_BYTES = 32 * 1024

export function fitsCard(text: string): boolean {
  return text.length <= MOST_CARD_BYTES && new TextEncoder().encode(text).length <= MOST_CARD_BYTES
}

/** Stands before a card in an address: `/new-booking#prefill=…`. */
export const PREFILL = '#prefill='

/** Base64 needs four characters for three bytes. */
export const MOST_PREFILL_LETTERS = Math.ceil(MOST_CARD_BYTES / 3) * 4
