import type { Page } from 'playwright'

const dialog = (page: Page) => page.getByRole('dialog')
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next' })

/** Text, because tsx adds helpers to functions: a picture of many colours, as a phone's is in its pixels. */
const DRAWN_PHOTO = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
  const on = canvas.getContext('2d')
  for (let x = 0; x < 1600; x += 20) {
    for (let y = 0; y < 1200; y += 20) {
      on.fillStyle = 'rgb(' + [x % 256, y % 256, (x * y) % 256] + ')'
      on.fillRect(x, y, 20, 20)
    }
  }
  return canvas.toDataURL('image/jpeg')
})()`

/** A draft of the demo's practice, a photo plaque for it, its words, and a photo on its place. */
export async function openPhotoStep(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`)
  const draft = page.locator('a[href*="/edit-booking-private/"]').first()
  const href = await draft.getAttribute('href')
  await page.goto(`${origin}${href}#product-list`)
  await page.getByRole('searchbox', { name: 'Search items' }).fill('Porcelain Photo Tile')
  await page.getByRole('button', { name: 'Details of Porcelain Photo Tile' }).click()
  await next(page).click()
  await dialog(page).getByRole('textbox', { name: 'First line' }).fill('Our best friend')
  await dialog(page).getByRole('textbox', { name: 'Second line' }).fill('2010 – 2026')
  await next(page).click()
  const address = String(await page.evaluate(DRAWN_PHOTO))
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  await dialog(page)
    .getByLabel('Choose an image', { exact: true })
    .and(dialog(page).locator('input'))
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await dialog(page).getByText('The cropped photo is shown with the plaque.').waitFor()
}

const MOVES = 60

/** Counts frames from now on; read and begun anew by each call. */
const FRAMES = `(() => {
  const since = performance.now()
  let frames = 0
  const count = () => { frames++; window.lastFrame = requestAnimationFrame(count) }
  window.lastFrame = requestAnimationFrame(count)
  window.frameTime = () => {
    cancelAnimationFrame(window.lastFrame)
    return (performance.now() - since) / frames
  }
})()`

/** Ms of each frame while the photo is moved to and fro on the plaque. Throws where nothing is moved. */
export async function dragPhoto(page: Page): Promise<number> {
  const control = page.getByRole('group', { name: /^Photo of .*: move with the arrow keys/ })
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  await page.mouse.move(middleX, middleY)
  await page.mouse.down()
  await page.evaluate(FRAMES)
  for (let move = 1; move <= MOVES; move++) await page.mouse.move(middleX + (move % 20) * 4, middleY + (move % 15) * 3)
  // Written by `FRAMES`.
  const time = Number(await page.evaluate('window.frameTime()'))
  await page.mouse.move(middleX + width / 5, middleY)
  await page.mouse.up()
  await page.getByText(/^Photo at 100 %\. Hidden: [1-9]\d* % on the left/).waitFor({ state: 'attached' })
  return time
}

/** Notes when the last step's flat preview and its product view are there first. */
const WATCH = `window.seenAfter = new Promise((resolve) => {
  const seen = {}
  const look = () => {
    const step = [...document.querySelectorAll('[role=dialog] section')].find((one) => one.querySelector('h3')?.textContent === 'Approval')
    if (step) {
      if (step.querySelector('[aria-label*="Photo: yes"]')) seen.flat ??= performance.now()
      if (step.querySelector('figure [role=img]')) seen.product ??= performance.now()
    }
    if (seen.flat && seen.product) resolve(Math.max(0, seen.product - seen.flat))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** Ms from the flat preview of the last step to the artwork on the product; 0 where both come in one frame. */
export async function showApproval(page: Page): Promise<number> {
  await page.evaluate(`${WATCH}; undefined`)
  await next(page).click()
  // Written by `WATCH`.
  return Number(await page.evaluate('window.seenAfter'))
}
