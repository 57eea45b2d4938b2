/**
 * Address hashes of the steps [WIZ-29]. Keepsakes, urn, memorialisation and item are known but unused: like any unknown
 * hash they open the first step [OPEN-38].
 */
export const STEP_HASH = {
  ownerPet: '#owner-pet-details',
  bundle: '#bundle',
  productList: '#product-list',
  keepsakes: '#keepsakes',
  urn: '#urn',
  memorialisation: '#memorialisation',
  item: '#item',
  confirmation: '#confirmation',
} as const
type UnusedName = 'keepsakes' | 'urn' | 'memorialisation' | 'item'
export type StepName = Exclude<keyof typeof STEP_HASH, UnusedName>
