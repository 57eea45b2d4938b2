import { ACCOUNTS, expect, test } from '../fixtures'

// Staff's pages have the largest frame: pages of owners have a lower header.
const LINE = 'staff=1&bookingId=booking-100007&quotedProductId=booking-100007-line-1'

for (const [height, width] of [
  [720, 480],
  [800, 600],
] as const) {
  test(`the whole plaque is above the buttons in a window of ${height} pixels [ENG-32]`, async ({ signedInPage }) => {
    const staff = await signedInPage(ACCOUNTS.harbourOwner, `/engraving/customise-text?${LINE}`)
    await staff.setViewportSize({ width: 1280, height })
    const plaque = staff.getByRole('img', { name: /Luna/ })
    const next = staff.getByRole('button', { name: 'Next' })
    await expect(plaque).toBeInViewport({ ratio: 1 })
    await expect(next).toBeInViewport({ ratio: 1 })
    const [picture, button] = [await plaque.boundingBox(), await next.boundingBox()]
    expect(picture?.width).toBeGreaterThanOrEqual(width)
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 8)

    await staff.goto(`/engraving/check-existing?${LINE}`)
    await expect(staff.getByRole('img', { name: /Portrait Plaque; pet's name: Luna/ })).toBeInViewport({ ratio: 1 })
  })
}
