import type { Page } from 'playwright'
import { button, heading, press, type } from './step'
import type { Step } from './step'

const dialog = (page: Page) => page.getByRole('dialog')
const cart = (page: Page) => page.getByRole('complementary', { name: 'Cart' })
const inCart = (page: Page) => cart(page).getByText('Fur Locket').first()
/** A button for what cannot be undone takes a press after a second of rest. */
const REST_MS = 1_100

/** Items, confirmation, and back to a dashboard without a draft. */
export const ITEMS: readonly Step[] = [
  {
    name: 'items: type a search',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .waitFor(),
    act: (page) => type(page.getByRole('searchbox', { name: 'Search items' }), 'fur locket'),
    shows: (page) => button(page, 'Details of Fur Locket'),
  },
  {
    name: 'items: open a product',
    prepare: (page) => page.locator('tbody tr:first-child:last-child').waitFor(),
    act: (page) => press(button(page, 'Details of Fur Locket')),
    shows: (page) => dialog(page).getByLabel('Engraving text'),
  },
  {
    name: 'product: type the engraving',
    act: (page) => type(dialog(page).getByLabel('Engraving text'), 'Bella'),
    shows: (page) => dialog(page),
  },
  {
    name: 'product: add to the cart',
    act: (page) => press(dialog(page).getByRole('button', { name: 'Finish and add to cart' })),
    shows: inCart,
  },
  {
    name: 'cart: remove',
    act: (page) => press(cart(page).getByRole('button', { name: 'Remove Fur Locket' })),
    shows: (page) => cart(page).getByRole('button', { name: 'Undo' }),
  },
  {
    name: 'cart: undo',
    act: (page) => press(cart(page).getByRole('button', { name: 'Undo' })),
    shows: (page) => cart(page).getByRole('button', { name: 'Remove Fur Locket' }),
  },
  {
    name: 'items: Next',
    act: (page) => press(button(page, 'Next')),
    shows: (page) => page.getByRole('table', { name: 'Items and costs' }),
  },
  {
    name: 'confirmation: Previous',
    act: (page) => press(button(page, 'Previous')),
    shows: (page) => heading(page, /Select Items$/),
  },
  {
    name: 'wizard -> dashboard',
    act: (page) => press(page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true })),
    shows: (page) => page.locator('main section ~ section tbody a').first(),
  },
  {
    name: 'dashboard: discard a draft',
    act: (page) => press(page.getByRole('button', { name: /^Discard booking/ }).first()),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'dashboard: discard it for good',
    prepare: (page) => page.waitForTimeout(REST_MS),
    act: async (page) => {
      const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true })
      await discard.hover()
      await page.waitForTimeout(REST_MS)
      await press(discard)
    },
    shows: (page) => page.locator('body:not(:has([role="alertdialog"]))'),
  },
]
