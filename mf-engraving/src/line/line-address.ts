import { v } from '@portal/domain'
import { parseUnknown, paths } from '@portal/federation'

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** The engraving of a page, and whether the page was opened for staff [ENG-08, OPEN-04]. The token decides who acts. */
const LineAddressSchema = v.object({
  staff: v.picklist(['0', '1']),
  bookingId: Id,
  quotedProductId: Id,
})
export type LineAddress = v.InferOutput<typeof LineAddressSchema>

/** Parses a page's query. Null when a part is missing or invalid: the page is not available [ENG-08, OPEN-70]. */
export function lineAddress(search: URLSearchParams): LineAddress | null {
  return parseUnknown(LineAddressSchema, Object.fromEntries(search))
}

/** Screens of the approval. */
export type EngravingScreen =
  | 'check-existing'
  | 'engraving-options'
  | 'customise-text'
  | 'image-options'
  | 'final-approval'
  | 'thank-you'
  | 'approved'

/** Path of another screen of the same engraving; the query stays [ENG-12]. */
export const screenPath = (screen: EngravingScreen, address: LineAddress) =>
  `/engraving/${screen}?${new URLSearchParams(address)}`

export const NOT_AVAILABLE = '/engraving/404'

/** Path at which a visitor identifies themselves [OPEN-70]. */
export function entrancePath({ staff, bookingId, quotedProductId }: LineAddress): string {
  return paths[staff === '1' ? 'engravingStaffLogin' : 'engravingVerify'](bookingId, quotedProductId)
}
