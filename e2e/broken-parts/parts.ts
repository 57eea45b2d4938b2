import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { bookingsOf } from '../fixtures/bookings'

/** A remote on a page, for faults of all kinds. */
export interface Part {
  /** A slot's name; a remote's one screen or slot that stands for all has none. */
  readonly slot?: string
  readonly isScreen?: true
  readonly remote: string
  /** A page that shows it. */
  readonly open: (page: Page) => Promise<string>
  /** What leads to it on that page. */
  readonly reach?: (page: Page) => Promise<void>
  /** The title in its place when it is missing, and when it hung the last time. */
  readonly missing: RegExp
  readonly silent: RegExp
  /** Where it is tried again, when that is not beside these words. */
  readonly retry?: (page: Page) => Locator
  /** Something of it that works. */
  readonly shown: (page: Page) => Locator
  /** Away to what works all the same, and back to its place. */
  readonly awayAndBack: (page: Page) => Promise<void>
}

const SCREEN = {
  isScreen: true,
  missing: /^This page could not be (loaded|shown)$/,
  silent: /stopped working last time, so we haven't opened it$/,
} as const
const slot = (title: RegExp) => ({ missing: title, silent: title })

const screenOf = (link: string) => async (page: Page) => {
  await page.getByRole('link', { name: link }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
}

/** The one booking that is opened again and again: others count the rows of their lists. */
let booking: Promise<string> | undefined

const selectItems = async (page: Page) => {
  booking ??= bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  return `/edit-booking-private/${await booking}#product-list`
}

/** One place of each remote: three of screens, two of slots in screens of others. */
export const PARTS: readonly Part[] = [
  {
    remote: 'mf-bookings',
    open: async () => '/bookings',
    ...SCREEN,
    shown: (page) => page.getByRole('main').getByRole('rowheader').first(),
    awayAndBack: screenOf('Customer Support'),
  },
  {
    remote: 'mf-wizards',
    open: async () => '/new-booking',
    ...SCREEN,
    shown: (page) => page.getByLabel('Booking vet staff member'),
    awayAndBack: screenOf('Customer Support'),
  },
  {
    remote: 'mf-practice',
    open: async () => '/customer-support',
    ...SCREEN,
    shown: (page) => page.getByText('Client Care Team'),
    awayAndBack: screenOf('Dashboard'),
  },
  {
    remote: 'mf-catalog-cart',
    open: selectItems,
    ...slot(/^Item selection is missing at the moment$/),
    shown: (page) => page.getByRole('button', { name: /^Details of/ }).first(),
    awayAndBack: screenOf('Customer Support'),
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
    awayAndBack: screenOf('Customer Support'),
  },
]

/** The one of a package. */
let packaged: Promise<string> | undefined

async function newPackage(page: Page): Promise<string> {
  const bookings = bookingsOf(page)
  const id = await bookings.create(SERVICE_TYPE.privateReturn)
  await bookings.change(id, (before) => ({ ...before, isPackage: true }))
  return id
}

/** The wizard around a slot works: it leads back a step, saves that and comes again. */
async function stepBackAndOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(heading).toHaveText(/^Step 1 of/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(heading).toHaveText(/^Step 2 of/)
}

const dialog = (page: Page) => page.getByRole('dialog')

async function designPlaque(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search items' }).fill('Portrait Plaque')
  await page.getByRole('button', { name: 'Details of Portrait Plaque', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Next' }).click()
}

/** Every further slot, inside its screen. */
export const SLOTS: readonly (Part & { readonly slot: string })[] = [
  {
    slot: 'CartPanel',
    remote: 'mf-catalog-cart',
    open: selectItems,
    ...slot(/^The cart is missing at the moment$/),
    shown: (page) => page.getByRole('complementary', { name: 'Cart' }).getByText('The cart is empty'),
    awayAndBack: stepBackAndOn,
  },
  {
    slot: 'CartButton',
    remote: 'mf-catalog-cart',
    open: selectItems,
    ...slot(/^Load the cart again$/),
    retry: (page) => page.getByRole('button', { name: 'Load the cart again' }),
    shown: (page) => page.getByRole('button', { name: 'Shopping cart, 0 items' }),
    awayAndBack: stepBackAndOn,
  },
  {
    slot: 'BundleStep',
    remote: 'mf-catalog-cart',
    open: async (page) => {
      packaged ??= newPackage(page)
      return `/edit-booking-package/${await packaged}#bundle`
    },
    ...slot(/^Package selection is missing at the moment$/),
    shown: (page) => page.getByRole('button', { name: /^Details of .* Cremation Package$/ }).first(),
    awayAndBack: stepBackAndOn,
  },
  {
    slot: 'PlaqueSteps',
    remote: 'mf-engraving',
    open: selectItems,
    reach: designPlaque,
    ...slot(/^The plaque editor could not be loaded$/),
    shown: (page) => dialog(page).getByRole('textbox', { name: "Pet's name" }),
    awayAndBack: async (page) => {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await designPlaque(page)
    },
  },
]

/** The words in the place of any part that is missing. */
export const MISSING = new RegExp([...PARTS, ...SLOTS].map(({ missing }) => missing.source).join('|'))
