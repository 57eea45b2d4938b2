import { writeFileSync } from 'node:fs'
import { SERVICE_TYPE } from '@portal/domain'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

interface CorpusFile {
  readonly name: string
  readonly bytes: Buffer
  /** Upright size of an accepted file, or a part of the error sentence. */
  readonly outcome: readonly [width: number, height: number] | string
}

const GARBLED = 'cannot be opened'
const OTHER = 'is not a picture that can be used here'
const TOO_LARGE = 'has more pixels than can be opened here'
const TOO_SMALL = 'is too small to be engraved'

const colours = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#c03028' } }).composite([
    { input: { create: { width: 200, height: 100, channels: 3, background: '#2858c0' } }, left: 200, top: 100 },
  ])

const text = (words: string) => Buffer.from(words, 'latin1')

/** A small PNG whose header claims this size. */
async function pngWithClaimedSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await colours().png().toBuffer())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A PNG with as many colours as a photo has. */
const createPhoto = () =>
  sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()

/** Valid and invalid files [ENG-42, ENG-43, OPEN-82]. */
async function createCorpus(): Promise<CorpusFile[]> {
  const png = await colours().png().toBuffer()
  const turned = async (orientation: number): Promise<CorpusFile> => ({
    name: `turned-${orientation}.jpg`,
    bytes: await colours().jpeg().withMetadata({ orientation }).toBuffer(),
    outcome: orientation > 4 ? [200, 400] : [400, 200],
  })
  const onSide = await colours().tiff().withMetadata({ orientation: 6 }).toBuffer()
  const whole = [400, 200] as const
  return [
    ...(await Promise.all([3, 6].map(turned))),
    { name: 'turned-6.tiff', bytes: onSide, outcome: [200, 400] },
    { name: 'plain.png', bytes: png, outcome: whole },
    { name: 'cmyk.jpg', bytes: await sharp(png).toColourspace('cmyk').jpeg().toBuffer(), outcome: whole },
    { name: 'still.gif', bytes: await colours().gif().toBuffer(), outcome: whole },
    {
      name: '20-megabytes-and-1.png',
      bytes: Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024 + 1 - png.length)]),
      outcome: whole,
    },
    {
      name: 'phone.heic',
      bytes: Buffer.concat([text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(900)]),
      outcome: 'is an HEIC photo',
    },
    { name: 'cut.png', bytes: png.subarray(0, 60), outcome: GARBLED },
    {
      name: 'drawing.png',
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      outcome: OTHER,
    },
    { name: 'web.webp', bytes: await colours().webp().toBuffer(), outcome: OTHER },
    {
      name: 'thread.png',
      bytes: await sharp(png).resize(1, 10_000, { fit: 'fill' }).png().toBuffer(),
      outcome: TOO_SMALL,
    },
    { name: 'bomb.png', bytes: await pngWithClaimedSize(60_000, 60_000), outcome: TOO_LARGE },
  ]
}

test('each kind of file is accepted upright or refused with a reason, and the plaque can still be made [ENG-41..43, ENG-46, OPEN-82]', async ({
  signedInPage,
}) => {
  // Decoding and cropping takes two seconds per picture on a slow machine.
  test.slow()
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
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
  const files = await createCorpus()
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
  await dialog
    .getByLabel('Choose an image', { exact: true })
    .and(dialog.locator('input'))
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await createPhoto() })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('The cropped photo is shown with the plaque.')).toBeVisible()
  await next.click()
  await dialog.getByRole('checkbox', { name: 'Content has been checked and is correct.' }).check()
  const upload = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/uploads/'))
  await dialog.getByRole('button', { name: 'Finish and add to cart' }).click()
  expect((await upload).headers()['content-type']).toBe('image/jpeg')
  await expect(dialog).toHaveCount(0)
  const [line] = (await bookingsOf(page).read(id)).quoted_products.filter(({ name }) => name === 'Porcelain Photo Tile')
  expect([line?.engraving_text, line?.artwork?.state]).toEqual(['Bella\nOur best friend\n2010 – 2026', 'waiting'])
})

const LARGE = 1024 * 1024

/** Large files come from disk, because sending them in the command takes seconds. */
async function choose(input: Locator, { name, bytes }: Pick<CorpusFile, 'name' | 'bytes'>): Promise<void> {
  if (bytes.length < LARGE) {
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
    return
  }
  const file = test.info().outputPath(name)
  writeFileSync(file, bytes)
  await input.setInputFiles(file)
}
