import type { Page } from '@playwright/test'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'

const CARD = `CLIENT:\tCITIZEN, JANE\tPATIENT:\tREX
MOBILE:\t0412 345 678\tSPECIES:\tCANINE
ADDRESS:\t12 HILL STREET, COTTESLOE WA 6011\tBREED:\tTOY POODLE
EMAIL:\tjane@example.test\tSEX:\tMN
COLOUR:\tAPRICOT\tWEIGHT:\t4.2 kg`

const HANDED_OVER = {
  version: 1,
  owner: { firstName: 'Zoë', lastName: 'Marsh' },
  pet: { firstName: 'Olive', type: 'Feline', breed: 'DSH', sex: 'FS', weight: 3.9 },
}

async function begin(page: Page) {
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 1 of 3/ })).toBeVisible()
}

test('a new booking fills itself from what practice software hands over or shows [OPEN-187, OPEN-188, OPEN-190]', async ({
  signedInPage,
  axe,
}) => {
  const prefill = Buffer.from(JSON.stringify(HANDED_OVER), 'utf8').toString('base64url')
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/portal/booking')) writes.push(request.url())
    expect(request.url()).not.toContain(prefill)
  })

  await test.step('handed over in the address, it is filled in after Next, and undone', async () => {
    await page.goto(`/new-booking#prefill=${prefill}`)
    await expect(page.getByText(/^Details of Olive, Zoë Marsh from your practice software/)).toBeVisible()
    await expect(page).toHaveURL(/\/new-booking$/)
    await axe(page)
    await begin(page)
    await expect(page.getByText(/^Filled in from your practice software/)).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Zoë')
    await expect(page.getByLabel('Pet type')).toHaveValue('Cat')
    await expect(page.getByRole('combobox', { name: 'Breed' })).toHaveValue('Domestic Shorthair')
    await axe(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel("Pet's first name")).toHaveValue('')
    await page.getByRole('button', { name: 'Close message' }).click()
  })

  await test.step('pasted, it fills what is empty and keeps what was typed', async () => {
    await page.getByLabel("Pet's first name").fill('Rexi')
    await page.getByRole('button', { name: 'Paste patient card' }).click()
    const box = page.getByLabel('Patient card')
    await expect(box).toBeFocused()
    await axe(page)
    await box.fill(CARD)
    await page.getByRole('button', { name: 'Fill in the fields' }).click()
    await expect(page.getByText(/^Filled in from the patient card/)).toBeVisible()
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Citizen')
    await expect(page.getByLabel('Street and number')).toHaveValue('12 Hill Street')
    await expect(page.getByRole('combobox', { name: 'Breed' })).toHaveValue('Poodle (Toy)')
    await expect(page.getByLabel('Weight (Kg)')).toHaveValue('4.2')
    await expect(page.getByLabel("Pet's first name")).toHaveValue('Rexi')
    await axe(page)
    await page.getByRole('button', { name: /^Use “Rex”/ }).click()
    await expect(page.getByLabel("Pet's first name")).toHaveValue('Rex')
  })
  expect(writes).toEqual([])
})
