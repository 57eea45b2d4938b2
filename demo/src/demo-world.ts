import { dayOf } from '@portal/domain'
import { engravingsOf } from './bookings/engravings'
import { fixedBookings } from './bookings/fixed'
import { generatedBookings } from './bookings/generated'
import { OPTIONS, productsAt } from './catalogue/build'
import { PACKAGES } from './catalogue/packages.data'
import { PLAQUE_CONFIG } from './catalogue/plaques.data'
import { INVOICES } from './invoices'
import type { DemoWorld } from './types/world'
import { BRANDS, REPRESENTATIVES } from './world/brands'
import { BREEDS, PET_TYPES } from './world/breeds.data'
import { CONTACTS, PRACTICES } from './world/practices'
import { SERVICE_TYPES } from './world/service-types'
import { STAGE_LABELS } from './world/stage-labels'
import { ZONES } from './world/zones.data'

/** The same for every `now` of one UTC day, except that products of the next month change at Sydney's midnight. */
export function demoWorld(now: Date): DemoWorld {
  const today = new Date(dayOf(now, 'UTC'))
  const bookings = [...fixedBookings(today), ...generatedBookings(today)]
  return {
    brands: BRANDS,
    representatives: REPRESENTATIVES,
    practices: PRACTICES,
    contacts: CONTACTS,
    serviceTypes: SERVICE_TYPES,
    petTypes: PET_TYPES,
    breeds: PET_TYPES.flatMap((petType) =>
      BREEDS[petType].map(({ name, unit, ratio }) => ({
        petType,
        name,
        customUnit: unit ?? null,
        customUnitToKgRatio: ratio ?? null,
      })),
    ),
    zones: ZONES,
    products: productsAt(now),
    options: OPTIONS,
    packages: PACKAGES,
    bookings,
    engravings: engravingsOf(bookings, today),
    invoices: INVOICES,
    plaqueConfig: PLAQUE_CONFIG,
    stageLabels: STAGE_LABELS,
  }
}
