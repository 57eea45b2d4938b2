import type { Page } from 'playwright'
import { button, key, press, type } from './step'
import type { Step } from './step'

const row = (page: Page) => page.locator('main tbody a[href^="/booking/"]').first()
const pageLink = (page: Page, number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true }).first()
const currentPage = (page: Page, number: number) =>
  page.locator('main nav [aria-current="page"]', { hasText: String(number) }).first()
const inMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const newMember = (page: Page) => page.getByRole('link', { name: 'New staff member' })
const openPracticeMenu = (page: Page) =>
  press(page.getByRole('banner').locator('button[aria-expanded="false"]:visible'))

/** From the dashboard through the lists and the practice's pages. */
export const LISTS: readonly Step[] = [
  {
    name: 'dashboard -> bookings',
    act: (page) => press(inMenu(page, 'View Bookings/Orders')),
    shows: row,
  },
  {
    name: 'bookings: sort a column',
    act: (page) => press(button(page, 'Booking ID')),
    shows: (page) => page.locator('th[aria-sort="ascending"]'),
  },
  { name: 'bookings: page 2', act: (page) => press(pageLink(page, 2)), shows: (page) => currentPage(page, 2) },
  {
    name: 'bookings: type a search',
    act: (page) => type(page.getByRole('searchbox', { name: 'Search bookings' }), 'Poppy'),
    shows: (page) => page.locator('main tbody tr', { hasText: 'Poppy' }).first(),
  },
  { name: 'bookings: send it', act: (page) => key(page, 'Enter'), shows: row },
  {
    name: 'bookings: open a row',
    act: (page) => press(row(page)),
    shows: (page) => page.locator('main dl dd').first(),
  },
  {
    name: 'practice menu: open',
    act: openPracticeMenu,
    shows: (page) => inMenu(page, 'Accounts'),
  },
  {
    name: 'practice menu: accounts',
    act: (page) => press(inMenu(page, 'Accounts')),
    shows: (page) => page.getByText('24 invoices'),
  },
  { name: 'accounts: page 2', act: (page) => press(pageLink(page, 2)), shows: (page) => currentPage(page, 2) },
  {
    name: 'accounts -> profile',
    act: (page) => press(inMenu(page, 'Profile')),
    shows: (page) => page.getByText('owner@harbour.test').first(),
  },
  {
    name: 'profile -> practice',
    prepare: openPracticeMenu,
    act: (page) => press(inMenu(page, 'Manage practice')),
    shows: newMember,
  },
  {
    name: 'practice: new staff member',
    act: (page) => press(newMember(page)),
    shows: (page) => page.getByLabel('First name', { exact: true }),
  },
  {
    name: 'staff member: type a name',
    act: (page) => type(page.getByLabel('First name', { exact: true }), 'Ines'),
    shows: (page) => page.getByLabel('First name', { exact: true }),
  },
]
