import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { bookingsOf } from '../../fixtures/bookings'
import { editPath, see } from './wizard'

const dialog = (page: Page) => page.getByRole('dialog')
export const cart = (page: Page) => page.getByRole('complementary', { name: 'Cart' })
export const addToCart = (page: Page) => dialog(page).getByRole('button', { name: 'Finish and add to cart' })
export const searchItems = (page: Page) => page.getByRole('searchbox', { name: 'Search items' })

/** Select Items of a new booking. */
export async function openItems(page: Page): Promise<string> {
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(editPath(id, '#product-list'))
  await see(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  return id
}

export async function openItem(page: Page, name: string): Promise<void> {
  await searchItems(page).fill(name)
  await searchItems(page).press('Enter')
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).press('Enter')
  await see(dialog(page).getByRole('img', { name })).toBeVisible()
}

export async function addItem(page: Page, name: string): Promise<void> {
  await openItem(page, name)
  await addToCart(page).click()
  await see(cart(page).getByText(name)).toBeVisible()
  await see(dialog(page)).toHaveCount(0)
}
