import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS } from '../../fixtures/accounts'
import type { Account } from '../../fixtures/accounts'
import { bookingsOf } from '../../fixtures/bookings'
import { editPath } from './wizard'

export interface Screen {
  readonly account?: Account
  /** Where it is; some need a booking first. */
  readonly path: string | ((page: Page) => Promise<string>)
  /** What stands there when all is well. */
  readonly shows: RegExp
  /** What a user does there that makes further calls. */
  readonly act?: (page: Page) => Promise<void>
}

const editOf = (step: string) => async (page: Page) =>
  editPath(await bookingsOf(page).create(SERVICE_TYPE.privateReturn), step)

/** Every screen that reads from the API. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  dashboard: { path: '/dashboard', shows: /99\d{3}|100\d{3}/ },
  bookings: {
    path: '/bookings?search_term=100012',
    shows: /100012/,
    act: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  'booking details': { path: '/booking/booking-100002', shows: /100002/ },
  chooser: { path: '/new-booking', shows: /Private Cremation & Return of Ashes/ },
  'owner and pet': {
    path: editOf(''),
    shows: /Weight \(Kg\)/,
    act: (page) => page.getByRole('combobox', { name: 'Breed' }).fill('poodle'),
  },
  'owner’s address': {
    path: editOf(''),
    shows: /Weight \(Kg\)/,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Do not provide owner details' }).uncheck()
      await page.getByRole('combobox', { name: 'Home address' }).pressSequentially('12 banksia cott')
    },
  },
  'Select Items': {
    path: editOf('#product-list'),
    shows: /Page 2|\b2\b/,
    act: (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
  },
  confirmation: { path: editOf('#confirmation'), shows: /booking is ready/ },
  'manage practice': { path: '/manage-practice', shows: /nurse@harbour.test/ },
  'new member': { path: '/manage-practice/new-member', shows: /Access level/ },
  member: { path: '/manage-practice/view-member/contact-harbour-tom', shows: /Member status/ },
  profile: { path: '/profile', shows: /Update password/ },
  accounts: { path: '/accounts', shows: /\$\d/ },
  'tagging guide': { path: '/tagging-guide', shows: /Tagging Guide/ },
  'customer support': { path: '/customer-support', shows: /Client Care Team/ },
  'engraving for owners': {
    path: '/engraving/verify/booking-100007/booking-100007-line-1',
    shows: /Mobile number/,
    account: ACCOUNTS.harbourOwner,
  },
}
