import { BRANDS, BRAND_CODES, DEFAULT_BRAND } from '@portal/brand'
import { clientCarePhone, knownTimeZone } from '@portal/domain'
import { careHoursInWords } from '@portal/domain/care-hours'
import type { Context } from 'hono'
import type { Deps } from '../deps'

/** Whom an owner calls, as HTML: Client Care of the site that was asked, whatever the booking is. */
export function clientCareHelp({ req }: Context, portal: Deps['portal']): string {
  const host = req.header('x-forwarded-host') ?? req.header('host')
  const brand = BRAND_CODES.find((code) => new URL(portal(code, '/')).host === host) ?? DEFAULT_BRAND
  const { phone, careHours } = BRANDS[brand]
  const hours = careHoursInWords({ ...careHours, time_zone: knownTimeZone(careHours.time_zone) })
  return `Or call Client Care on <a href="tel:${phone}">${clientCarePhone(phone)}</a> (${hours}).`
}
