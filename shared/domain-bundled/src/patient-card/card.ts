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
