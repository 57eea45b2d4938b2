import { ACCOUNTS, expect, test } from '../fixtures'
import type { Locator, Page } from '@playwright/test'

/** Somebody at work: every click and every key is counted. */
function hands(page: Page) {
  const used = { clicks: 0, keys: 0 }
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) {
      used.keys++
      await page.keyboard.press(key)
    }
  }
  return {
    used,
    press,
    click: async (target: Locator) => {
      used.clicks++
      await target.click()
    },
    type: async (text: string) => {
      used.keys += text.length
      await page.keyboard.type(text)
    },
    /** Tabs until the focus is there. */
    tabTo: async (target: Locator, most = 12) => {
      for (let time = 0; time < most; time++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      await expect(target).toBeFocused()
    },
  }
}

const step = (page: Page, number: number) => page.getByRole('heading', { level: 1, name: `Step ${number} of 3` })
const address = (page: Page) => page.getByRole('combobox', { name: 'Home address' })
const breed = (page: Page) => page.getByRole('combobox', { name: 'Breed' })
const banksia = (page: Page) => page.getByRole('option', { name: /12 Banksia Street, Cottesloe/ })
const labrador = (page: Page) => page.getByRole('option', { name: 'Labrador Retriever' })
const offered = (page: Page) => page.getByRole('group', { name: 'Used lately' }).getByRole('button').first()
const candle = (page: Page) => page.getByRole('button', { name: 'Details of Memorial Candle' })
const add = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /add to cart/i })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('a private booking with one item takes at most 18 clicks and 95 keys by mouse', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner)
  const { used, click, type, press } = hands(page)
  await click(page.getByRole('link', { name: 'New Booking', exact: true }))
  await click(offered(page))
  await click(page.getByText('Private Cremation & Return of Ashes', { exact: true }))
  await click(next(page))
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  await type('Mia')
  await press('Tab')
  await type('Ngata')
  await press('Tab')
  await type('0412345678')
  await press('Tab', 3)
  await type('12 banksia cott')
  await click(banksia(page))
  await expect(address(page)).toHaveValue('12 Banksia Street, Cottesloe WA 6011')
  await click(page.getByLabel("Pet's first name"))
  await type('Poppy')
  // The list that the system draws: one click opens it, one chooses.
  used.clicks += 2
  await page.getByLabel('Pet type').selectOption('Dog')
  await click(breed(page))
  await type('labrador r')
  await click(labrador(page))
  await click(page.getByText('Female', { exact: true }))
  await click(page.getByLabel('Weight (Kg)'))
  await type('28.4')
  await click(next(page))
  await expect(step(page, 2)).toBeFocused()
  await click(page.getByRole('searchbox'))
  await type('candle')
  await click(candle(page))
  await click(add(page))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await click(next(page))
  await expect(page.getByText('Poppy Ngata').first()).toBeVisible()
  await click(page.getByRole('button', { name: 'Submit booking' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Submitted' })).toBeVisible()
  expect(used.clicks).toBeLessThanOrEqual(18)
  expect(used.keys).toBeLessThanOrEqual(95)
})

test('by keyboard alone it takes at most 110 keys', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner)
  const { used, type, press, tabTo } = hands(page)
  await expect(page.getByRole('link', { name: 'New Booking', exact: true })).toBeVisible()
  await press('Tab')
  await press('Enter')
  await tabTo(page.getByRole('link', { name: 'New Booking', exact: true }))
  await press('Enter')
  await expect(page.getByLabel('Booking vet staff member')).toBeFocused()
  await expect(offered(page)).toBeVisible()
  await press('Tab')
  await press('Enter')
  await press('Space')
  await press('Enter')
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  await type('Mia')
  await press('Tab')
  await type('Ngata')
  await press('Tab')
  await type('0412345678')
  await press('Tab', 3)
  await type('12 banksia cott')
  await banksia(page).waitFor()
  await press('ArrowDown')
  await press('Enter')
  await expect(address(page)).toHaveValue('12 Banksia Street, Cottesloe WA 6011')
  await tabTo(page.getByLabel("Pet's first name"))
  await type('Daisy')
  await press('Tab', 2)
  await type('D')
  await press('Tab')
  await type('labrador r')
  await labrador(page).waitFor()
  await press('ArrowDown')
  await press('Enter')
  await press('Tab')
  await press('ArrowRight')
  await press('Tab')
  await type('28.4')
  await press('Enter')
  await expect(step(page, 2)).toBeFocused()
  await tabTo(page.getByRole('searchbox'))
  await type('candle')
  await expect(page.getByRole('button', { name: 'Details of Clay Paw Print' })).toHaveCount(0)
  await tabTo(candle(page))
  await press('Enter')
  await tabTo(add(page))
  await press('Enter')
  await expect(candle(page)).toBeFocused()
  await tabTo(next(page))
  await press('Enter')
  await expect(step(page, 3)).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Submit booking' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Submit booking' })).toBeEnabled()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Submitted' })).toBeFocused()
  expect(used.keys).toBeLessThanOrEqual(110)
})
