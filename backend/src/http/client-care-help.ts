import { BRANDS, BRAND_CODES, DEFAULT_BRAND } from '@portal/brand'
import { clientCarePhone } from '@portal/domain'
import { careHoursInWords, clientCareInWords } from '@portal/domain-bundled/care-hours'
import type { Context } from 'hono'
import type { Deps } from '../deps'
import { careHoursOf } from '../practice/client-care'

/** HTML that says whom to call: Client Care of the requested host's brand. */
export function clientCareHelp({ req }: Context, portal: Deps['portal']): string {
  const host = req.header('x-forwarded-host') ?? req.header('host')
  const brand = BRAND_CODES.find((code) => new URL(portal(code, '/')).host === host) ?? DEFAULT_BRAND
  const { phone } = BRANDS[brand]
  const hours = careHoursOf(brand)
  const number = `<a href="tel:${phone}">${clientCarePhone(phone)}</a>`
  return `Or call ${clientCareInWords(number, hours && careHoursInWords(hours))}.`
}
