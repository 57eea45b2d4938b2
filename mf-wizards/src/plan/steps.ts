/** The steps a wizard may have, by name, with their hashes [WIZ-29]. */
export const STEP_HASH = {
  ownerPet: '#owner-pet-details',
  bundle: '#bundle',
  productList: '#product-list',
  confirmation: '#confirmation',
} as const
export type StepName = keyof typeof STEP_HASH
