import type { Page } from '@playwright/test'
import { editPathKind } from '@portal/domain'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import type { Account } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { doubleText, overflow, watchLayoutShift } from '../fixtures/layout'

test.use({ isFirstVisit: true })

const { harbourOwner, harbourNurse, banksiaOwner, southbankOwner } = ACCOUNTS
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const engraving = (path: string) => `/engraving/${path}`

/** Pages by whose they are and who opens them; what begins with `#` is the Booking ID of one of the demo's bookings. */
const PAGES: readonly (readonly [string, Account | null, readonly string[]])[] = [
  [
    'mf-engraving: open pages',
    null,
    ['/login', '/forgot-password', '/nowhere', engraving('404'), engraving('nowhere'), engraving('verify/b/l')],
  ],
  [
    'mf-bookings: lists and details',
    harbourOwner,
    ['/dashboard', '/bookings', '#100001', '#100001 papers', '#100005', '#100006', '#100009', '#100012'],
  ],
  [
    'mf-practice: the practice',
    harbourOwner,
    [
      '/manage-practice',
      '/manage-practice/new-member',
      '/manage-practice/view-member/contact-harbour-nurse',
      '/manage-practice/update-password',
      '/profile',
      '/accounts',
      '/tagging-guide',
      '/customer-support',
      '/booking/nowhere',
      '/nowhere',
    ],
  ],
  [
    'mf-practice: what Vet Staff see of it',
    harbourNurse,
    [
      '/manage-practice',
      '/manage-practice/new-member',
      '/manage-practice/view-member/contact-harbour-owner',
      '/profile',
    ],
  ],
  [
    'mf-wizards, mf-catalog-cart: wizards of a vet_direct practice',
    harbourOwner,
    [
      '/new-booking',
      '#100004 edit owner-pet-details',
      '#100004 edit product-list',
      '#100001 edit',
      '#100008 edit bundle',
    ],
  ],
  [
    'mf-bookings, mf-wizards: the other practices',
    southbankOwner,
    ['/dashboard', '#300001', '#300001 edit', '#300002 edit'],
  ],
  [
    'mf-bookings, mf-wizards, mf-catalog-cart: a referral practice',
    banksiaOwner,
    ['/dashboard', '#200001', '#200001 edit', '#200002 edit product-list'],
  ],
]

/** The address of a page; `#100001 papers` its paper, `#100001 edit step` its edit wizard. */
async function addressOf(page: Page, entry: string): Promise<string> {
  const [id = '', edit, step] = entry.split(' ')
  if (!id.startsWith('#')) return entry
  const api = bookingsOf(page)
  const found = await api.ask('GET', `booking?search_term=${id.slice(1)}`)
  const booking: string = (await found.json()).data[0].id
  if (edit === undefined) return `/booking/${booking}`
  if (edit === 'papers') return `/booking/${booking}/papers`
  const path = `/edit-booking-${editPathKind(await api.read(booking))}/${booking}`
  return step ? `${path}#${step}` : path
}

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  // What stands before React is there goes when React draws.
  await expect(page.locator('[data-drawn-early]')).toHaveCount(0)
  await expect(title).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const [kind, account, entries] of PAGES) {
  test(`${kind}: axe finds nothing, nothing jumps, nothing is cut at 390 and 320 px or with text of 200 %`, async ({
    page: visitor,
    signedInPage,
    consoleErrors,
    axe,
  }) => {
    test.setTimeout(300_000)
    consoleErrors.expect(/status of 404/)
    const page = account ? await signedInPage(account, BARE) : visitor
    const layoutShift = await watchLayoutShift(page)
    // Where no other journey lets axe look: dark, on a phone. Every pair of colours of both themes is in a spec.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [at, entry] of entries.entries()) {
      await test.step(entry, async () => {
        const address = await addressOf(page, entry)
        // To open a page is what takes long: each is opened at one of the widths, in turn, and made the other's.
        await page.setViewportSize(at % 2 ? DESKTOP : PHONE)
        await opened(page, address)
        expect.soft([entry, await layoutShift()]).toEqual([entry, 0])
        await page.setViewportSize(PHONE)
        await axe(page, undefined, true)
        const wide = [await overflow(page)]
        await page.setViewportSize({ width: 320, height: 640 })
        wide.push(await overflow(page))
        await page.setViewportSize(DESKTOP)
        await doubleText(page)
        wide.push(await overflow(page))
        expect.soft([entry, ...wide]).toEqual([entry, 0, 0, 0])
      })
    }
  })
}
