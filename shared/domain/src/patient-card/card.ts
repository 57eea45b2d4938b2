/** What a patient card may say of the form of owner and pet, by the form's own names [OPEN-187]. */
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

/** What a card says, as texts of the form; the weight in kg, the pet type as the card calls it. Nothing is ''. */
export type PatientCard = Readonly<Partial<Record<CardField, string>>>
