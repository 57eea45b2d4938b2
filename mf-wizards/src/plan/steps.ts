/**
 * The names that steps have in the address [WIZ-29]. Keepsakes, urn, memorialisation and item are known, and no
 * listed wizard uses them: there they open the first step, as every hash foreign to a wizard does [OPEN-38].
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
