/** Hashes of the steps [WIZ-29]; those of later wizards are known names already [OPEN-38]. */
export const STEP_HASH = {
  ownerPet: '#owner-pet-details',
  productList: '#product-list',
  confirmation: '#confirmation',
} as const
