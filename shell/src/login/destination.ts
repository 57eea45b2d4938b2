import { paths } from '@portal/federation'

const ID = /^[\w-]{1,64}$/

/** Target after a login [SHL-06, SHL-07]; malformed ids are ignored [OPEN-04]. */
export function destinationAfterLogin(ids: { bookingId?: string; quotedProductId?: string }): string {
  const bookingId = valid(ids.bookingId)
  const quotedProductId = valid(ids.quotedProductId)
  if (!bookingId && !quotedProductId) return paths.dashboard()
  return paths.engravingCheckExisting({
    staff: '1',
    ...(bookingId && { bookingId }),
    ...(quotedProductId && { quotedProductId }),
  })
}

function valid(id: string | undefined): string | undefined {
  return id !== undefined && ID.test(id) ? id : undefined
}
