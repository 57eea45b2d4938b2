import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browser.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

const folder = mkdtempSync(path.join(tmpdir(), 'camera-'))
/** What Chromium's own stand-in for a camera shows. */
const FRAME = path.join(folder, 'seen.mjpeg')
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${FRAME}`]

test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, ...FAKE_CAMERA, '--use-fake-ui-for-media-stream'],
  },
})
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Chromium reads codes on Android, macOS and ChromeOS alone: another reader stands in, over the camera's own pictures. */
async function readCodes(page: Page): Promise<void> {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('jsqr') })
  await page.addInitScript(() => {
    class Reader {
      static readonly getSupportedFormats = async () => ['qr_code']
      async detect(video: HTMLVideoElement) {
        const { videoWidth: width, videoHeight: height } = video
        const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
        canvas?.drawImage(video, 0, 0)
        const read: unknown = Reflect.get(globalThis, 'jsQR')
        const found = typeof read === 'function' && read(canvas?.getImageData(0, 0, width, height).data, width, height)
        return found ? [{ rawValue: found.data }] : []
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Reader })
  })
}

test('the code of a tag sheet that is held before the camera opens its booking; closed, the camera is off [OPEN-268]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/dashboard')
  await readCodes(page)
  const found = await bookingsOf(page).ask('GET', 'booking?search_term=100001')
  const { id } = (await found.json()).data[0]
  await page.goto(`/booking/${id}/papers`)
  const paper = await page
    .getByRole('img', { name: /opens booking 100001/ })
    .first()
    .screenshot()
  const hand = { top: 60, bottom: 60, left: 120, right: 120, background: 'white' }
  await writeFile(
    FRAME,
    await sharp(paper).extend(hand).resize(640, 480, { fit: 'contain', background: 'white' }).jpeg().toBuffer(),
  )

  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Find' }).click()
  const box = page.getByRole('dialog', { name: 'Find' })
  await box.getByRole('button', { name: 'Scan a code' }).click()
  await expect(page).toHaveURL(new RegExp(`/booking/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Booking 100001' })).toBeVisible()
  await expect(box).toHaveCount(0)

  await writeFile(
    FRAME,
    await sharp({ create: { width: 640, height: 480, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer(),
  )
  await page.getByRole('button', { name: 'Find' }).click()
  await box.getByRole('button', { name: 'Scan a code' }).click()
  await expect(box.getByText('Hold the code of a tag sheet or label in front of the camera.')).toBeVisible()
  await axe(page)
  const camera = await box.locator('video').evaluateHandle((video: HTMLVideoElement) => video.srcObject)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  expect(await camera.evaluate((stream) => stream instanceof MediaStream && stream.active)).toBe(false)
})
