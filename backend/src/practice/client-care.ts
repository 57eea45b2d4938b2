import { BRANDS, isBrandCode } from '@portal/brand'
import { clientCarePhone, knownTimeZone } from '@portal/domain'
import type { CareHours } from '@portal/domain'
import { careHoursInWords, clientCareInWords } from '@portal/domain-bundled/care-hours'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { practices } from '../db/schema/practice'
import { brands } from '../db/schema/reference'

/** Opening hours of a brand's Client Care; null for an unknown brand. */
export function careHoursOf(brand: string): CareHours | null {
  const hours = isBrandCode(brand) ? BRANDS[brand].careHours : null
  return hours && { ...hours, time_zone: knownTimeZone(hours.time_zone) }
}

/** Client Care of a practice's brand, with number and hours, for refusals that leave only a call [OPEN-360]. */
export async function clientCareOf(db: Db, practiceId: string): Promise<string> {
  const [found] = await db
    .select({ code: brands.code, phoneWork: brands.phoneWork })
    .from(practices)
    .innerJoin(brands, eq(brands.code, practices.brand))
    .where(eq(practices.id, practiceId))
  return clientCareOfBrand(found)
}

/** Client Care of a brand, with number and hours. */
export function clientCareOfBrand(brand?: Pick<typeof brands.$inferSelect, 'code' | 'phoneWork'>): string {
  const hours = brand ? careHoursOf(brand.code) : null
  return clientCareInWords(clientCarePhone(brand?.phoneWork), hours && careHoursInWords(hours))
}
