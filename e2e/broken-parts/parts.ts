import type { Locator, Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { bookingsOf } from '../fixtures/bookings'

/** A remote on a page, for faults of all kinds. */
export interface Part {
  readonly remote: string
  /** A page that shows it. */
  readonly open: (page: Page) => Promise<string>
  /** The title in its place when it is missing, and when it hung the last time. */
  readonly missing: RegExp
  readonly silent: RegExp
  /** Something of it that works. */
  readonly shown: (page: Page) => Locator
  /** A link to a page of another remote, and its title. */
  readonly elsewhere: readonly [string, string]
}

const SCREEN = {
  missing: /^This page could not be (loaded|shown)$/,
  silent: /^This page did not answer last time$/,
}
const slot = (title: RegExp) => ({ missing: title, silent: title })
const SUPPORT = ['Customer Support', 'Customer Support'] as const

/** The one booking that is opened again and again: others count the rows of their lists. */
let booking: Promise<string> | undefined

/** One place of each remote: three of screens, two of slots in screens of others. */
export const PARTS: readonly Part[] = [
  {
    remote: 'mf-bookings',
    open: async () => '/bookings',
    ...SCREEN,
    shown: (page) => page.getByRole('main').getByRole('rowheader').first(),
    elsewhere: SUPPORT,
  },
  {
    remote: 'mf-wizards',
    open: async () => '/new-booking',
    ...SCREEN,
    shown: (page) => page.getByLabel('Booking vet staff member'),
    elsewhere: SUPPORT,
  },
  {
    remote: 'mf-practice',
    open: async () => '/customer-support',
    ...SCREEN,
    shown: (page) => page.getByText('Client Care Team'),
    elsewhere: ['Dashboard', 'Dashboard'],
  },
  {
    remote: 'mf-catalog-cart',
    open: async (page) => {
      booking ??= bookingsOf(page).create(SERVICE_TYPE.privateReturn)
      return `/edit-booking-private/${await booking}#product-list`
    },
    ...slot(/^Item selection is missing at the moment$/),
    shown: (page) => page.getByRole('button', { name: /^Details of/ }).first(),
    elsewhere: SUPPORT,
  },
  {
    remote: 'mf-engraving',
    open: async () => '/booking/booking-100007',
    ...slot(/^The artwork is missing at the moment$/),
    shown: (page) =>
      page
        .getByRole('region', { name: /^Engraving of the/ })
        .getByRole('img')
        .first(),
    elsewhere: SUPPORT,
  },
]
