import { writeFileSync } from 'node:fs'
import { SERVICE_TYPE } from '@portal/domain'
import type { Locator } from '@playwright/test'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { corpus } from '../fixtures/photo-corpus'
import type { CorpusFile } from '../fixtures/photo-corpus'

test('every kind of file is taken upright or refused in words, and the plaque is made all the same [ENG-41..43, ENG-46, OPEN-82]', async ({
  signedInPage,
}) => {
  // Each picture is decoded and cut: on a slow machine two seconds each.
  test.slow()
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(`/edit-booking-private/${id}#product-list`)
  await page.getByRole('searchbox', { name: 'Search items' }).fill('Porcelain Photo Tile')
  await page.getByRole('button', { name: 'Details of Porcelain Photo Tile' }).click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await expect(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await dialog.getByRole('textbox', { name: 'First line' }).fill('Our best friend')
  await dialog.getByRole('textbox', { name: 'Second line' }).fill('2010 – 2026')
  await next.click()
  await expect(dialog.getByRole('heading', { name: 'Image Options' })).toBeVisible()
  const files = await corpus()
  const cropped = dialog.getByRole('group', { name: /^Photo\. Arrow keys/ }).locator('img')
  const remove = dialog.getByRole('button', { name: 'Remove' })
  for (const { name, bytes, outcome } of files) {
    await test.step(name, async () => {
      const input = dialog.getByLabel('Choose an image', { exact: true }).and(dialog.locator('input'))
      await choose(input, { name, bytes })
      if (typeof outcome === 'string') {
        await expect(dialog.getByRole('alert')).toContainText(`${name} ${outcome}`)
        await expect(cropped).toHaveCount(0)
        return
      }
      await expect(cropped).toBeVisible()
      const size = () => cropped.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
      await expect.poll(size, name).toEqual(outcome)
      await remove.click()
    })
  }
  const last = files.find(({ name }) => name === 'plain.png')
  if (!last) throw new Error('no plain picture')
  await dialog
    .getByLabel('Choose an image', { exact: true })
    .and(dialog.locator('input'))
    .setInputFiles({ name: last.name, mimeType: 'image/png', buffer: last.bytes })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('The cropped photo is shown with the plaque.')).toBeVisible()
  await next.click()
  await dialog.getByRole('checkbox', { name: 'Content has been checked and is correct.' }).check()
  await dialog.getByRole('button', { name: 'Finish and add to cart' }).click()
  await expect(dialog).toHaveCount(0)
  const [line] = (await bookingsOf(page).read(id)).quoted_products.filter(({ name }) => name === 'Porcelain Photo Tile')
  expect([line?.engraving_text, line?.artwork?.state]).toEqual(['Bella\nOur best friend\n2010 – 2026', 'waiting'])
})

const LARGE = 1024 * 1024

/** A large file from the disk: within the command it takes seconds to the browser. */
async function choose(input: Locator, { name, bytes }: Pick<CorpusFile, 'name' | 'bytes'>): Promise<void> {
  if (bytes.length < LARGE) {
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
    return
  }
  const file = test.info().outputPath(name)
  writeFileSync(file, bytes)
  await input.setInputFiles(file)
}
