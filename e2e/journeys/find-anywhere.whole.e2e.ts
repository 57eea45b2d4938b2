import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'

/** Types like a scanner. Sends all keys together, because single calls leave gaps on a busy machine. */
async function scan(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000
  const keys = [...text, 'Enter'].flatMap((key, index) => {
    const timestamp = begun + index * 0.008
    const typed = key === 'Enter' ? '\r' : key
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: typed, timestamp }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
    ]
  })
  await Promise.all(keys)
  await session.detach()
}

test('any page finds a booking while typing, and opens it by a scanner [OPEN-179, OPEN-195, OPEN-228]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/accounts')
  await page.getByRole('button', { name: 'Find' }).focus()
  const box = page.getByRole('dialog', { name: 'Find' })
  // Types before the box is open: no key is lost.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pop')
  await expect(box.getByRole('combobox')).toHaveValue('pop')
  await axe(page)
  await page.keyboard.type('py')
  const found = box
    .getByRole('group', { name: 'Bookings and orders' })
    .getByRole('option', { name: /^Poppy/ })
    .first()
  await expect(found).toBeVisible()
  await axe(page)
  const [, number = ''] = /(\d{5,}) ·/.exec((await found.textContent()) ?? '') ?? []
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Booking ${number}` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Poppy')
  const { pathname } = new URL(page.url())

  await page.goto('/customer-support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await scan(page, number)
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))

  await page.getByRole('link', { name: 'View Bookings/Orders' }).click()
  const search = page.getByRole('searchbox', { name: 'Search bookings' })
  await search.fill('Milo')
  await search.focus()
  await scan(page, `${new URL(page.url()).origin}${pathname}`)
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
})
