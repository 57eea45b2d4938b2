import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

/** Content of a QR code on the page. */
async function scanned(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Size of each page of a PDF in millimetres. */
function pagesOf(pdf: Buffer): string[] {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, ...sides]) => sides.map((points) => Math.round((Number(points) / 72) * 25.4)).join(' x '))
}

test('each paper of a submitted booking is one page of its own size, and its code opens the booking [OPEN-171, OPEN-172, DOM-51]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const found = await bookingsOf(page).ask('GET', 'booking?search_term=100001')
  const { id } = (await found.json()).data[0]
  await page.goto(`/booking/${id}`)
  await page.getByRole('link', { name: 'Paperwork' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paperwork' })).toBeVisible()
  await expect(page.locator('[data-paper="tag"]')).toContainText('100001')
  await axe(page)
  expect(await scanned(page.getByRole('img', { name: /opens booking 100001/ }).first())).toBe(
    new URL(`/booking/${id}`, page.url()).href,
  )
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  for (const [name, size] of [
    ['Tag sheet', '210 x 297'],
    ['Label', '62 x 100'],
    ['For the family', '210 x 297'],
  ] as const) {
    await page.getByRole('button', { name: `Print: ${name}` }).click()
    expect([name, ...pagesOf(await page.pdf({ preferCSSPageSize: true }))]).toEqual([name, size])
  }
  expect(await page.locator('[data-paper]').allTextContents()).not.toContainEqual(expect.stringContaining('$'))
})
