import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS } from '../fixtures/accounts'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import {
  editPath,
  fillNew,
  firstName,
  freshName,
  heading,
  isOnItems,
  isSubmitted,
  kept,
  nextButton,
  openConfirmation,
  openEdit,
  see,
  submitButton,
  weight,
} from './portal/wizard'
import { same } from './tools/check'

/** What a step shows of Stella's booking, so that it is hers and nothing typed is lost. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'owner and pet': async (page) => {
    await see(firstName(page)).toHaveValue('Stella')
    await see(weight(page)).toHaveValue(/^31/)
  },
  'Select Items': async (page) => {
    await see(heading(page, /^(Step 2 of 3|Select Items)/)).toBeVisible()
    await see(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  },
  confirmation: async (page) => {
    await see(page.getByText(/^Stella Ngata\S*'s booking is ready\./)).toBeVisible()
    await see(page.getByText('31.00 kg')).toBeVisible()
  },
}

/** An edited booking on the step, by the way that a user goes. */
async function goToStep(page: Page, step: string): Promise<string> {
  const id = await openEdit(page)
  await firstName(page).fill('Stella')
  await weight(page).fill('31')
  await see.poll(() => kept(page)).toContain('Stella')
  if (step === 'owner and pet') return id
  await nextButton(page).click()
  await isOnItems(page)
  if (step === 'Select Items') return id
  await nextButton(page).click()
  await see(heading(page, /^Step 3 of 3/)).toBeVisible()
  return id
}

async function finish(page: Page, step: string, id: string): Promise<void> {
  if (step === 'owner and pet') {
    await nextButton(page).click()
    await isOnItems(page)
  }
  const row = await bookingsOf(page).read(id)
  same('the row', [row.pet?.first_name, row.pet?.weight], ['Stella', 31])
}

const reloadIn =
  (step: string): Walk =>
  async ({ open, wrote }) => {
    const page = await open()
    const id = await goToStep(page, step)
    await page.reload()
    await STEPS[step]?.(page)
    await finish(page, step, id)
    wrote()
  }

/** Away to another document, and Back: the page is restored or loaded anew, and shows the same. */
const backTo =
  (step: string): Walk =>
  async ({ open, wrote, note }) => {
    const page = await open()
    const id = await goToStep(page, step)
    await page.goto('/robots.txt')
    const shown = page.evaluate(
      () => new Promise<boolean>((resolve) => addEventListener('pageshow', ({ persisted }) => resolve(persisted))),
    )
    shown.catch(() => false)
    await page.goBack({ waitUntil: 'commit' })
    await STEPS[step]?.(page)
    const isRestored = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming && entry.type !== 'back_forward'
    })
    note(isRestored ? 'restored from the cache' : 'loaded anew')
    await finish(page, step, id)
    wrote()
  }

async function backWithinTheSteps({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await goToStep(page, 'confirmation')
  await page.goBack()
  await STEPS['Select Items']?.(page)
  await page.goBack()
  await STEPS['owner and pet']?.(page)
  await weight(page).fill('32')
  await nextButton(page).click()
  await isOnItems(page)
  same('the row', (await bookingsOf(page).read(id)).pet?.weight, 32)
  wrote(2)
}

/** After a submission neither Back nor a reload shows the open wizard of it again, nor submits a second time. */
const afterSubmission =
  (way: 'goBack' | 'reload'): Walk =>
  async ({ open, wrote }) => {
    const page = await open()
    const name = freshName()
    await fillNew(page, name)
    await nextButton(page).click()
    await isOnItems(page)
    await nextButton(page).click()
    await submitButton(page).click()
    await isSubmitted(page)
    await page[way]()
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see(submitButton(page)).toHaveCount(0)
    if (way === 'reload') await isSubmitted(page)
    same('bookings', await bookingsOf(page).count(name), 1)
    wrote(2)
  }

async function deepLinks({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  for (const step of ['#product-list', '#confirmation', '#nonsense']) {
    await page.goto(`/new-booking/private${step}`)
    await see(page).toHaveURL(/\/new-booking$/)
    await see(page.getByRole('heading', { name: 'New Booking/Order' })).toBeVisible()
  }
  const name = freshName()
  await fillNew(page, name)
  await see.poll(() => kept(page)).toContain(name)
  const draft = new URL(page.url()).search
  await page.goto(`/new-booking/private${draft}#confirmation`)
  await see(heading(page, /^Step 1 of 3/)).toBeVisible()
  await see(firstName(page)).toHaveValue(name)
  await see(submitButton(page)).toHaveCount(0)
  same('bookings', await bookingsOf(page).count(name), 0)
  await nextButton(page).click()
  await isOnItems(page)
  wrote()
}

/** A completion that no confirmation page has sent: nothing is written. */
const forged =
  (
    expected: number,
    { service = SERVICE_TYPE.privateReturn, ifMatch, by }: { service?: string; ifMatch?: number; by?: 'stranger' },
  ): Walk =>
  async ({ open, wrote }) => {
    const page = await open()
    const bookings = bookingsOf(page)
    const id = await bookings.create(service)
    if (ifMatch === -1) await bookings.change(id, (booking) => ({ ...booking, pet: { ...booking.pet, weight: 31 } }))
    const before = await bookings.read(id)
    const forger = by ? await open('/dashboard', ACCOUNTS.banksiaOwner) : page
    const version = ifMatch === undefined ? undefined : `"${Number(before.version) + ifMatch}"`
    const answer = await bookingsOf(forger).ask('POST', `booking/${id}/complete`, { data: {}, ifMatch: version })
    same('answer', answer.status(), expected)
    same('the row', await bookings.read(id), before)
    wrote()
  }

async function forgedByPage({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  await bookingsOf(page).change(id, (booking) => ({ ...booking, pet: { ...booking.pet, weight: 31 } }))
  await submitButton(page).click()
  await see(page.getByText('Somebody else has changed this booking. Nothing is submitted yet.')).toBeVisible()
  same('stage', (await bookingsOf(page).read(id)).cstm.order_stage_c, 'VP Unsubmitted')
  await page.goto(editPath(id, '#confirmation'))
  await see(page.getByText('31.00 kg')).toBeVisible()
  wrote()
}

const perStep = (verb: string, walk: (step: string) => Walk) =>
  Object.fromEntries(Object.keys(STEPS).map((step) => [`${verb} ${step}`, walk(step)]))

/** Back, reload, pages kept for Back, deep links and forged completions [WIZ-17, WIZ-116, OPEN-86, OPEN-98]. */
export const family = browserFamily(() => ({
  ...perStep('reload in', reloadIn),
  ...perStep('away and Back to', backTo),
  'Back through the steps': backWithinTheSteps,
  'reload after the submission': afterSubmission('reload'),
  'Back after the submission': afterSubmission('goBack'),
  'deep links to later steps': deepLinks,
  'complete without a version: 428': forged(428, {}),
  'complete with an old version: 412': forged(412, { ifMatch: -1 }),
  'complete of another practice: 404': forged(404, { ifMatch: 0, by: 'stranger' }),
  'complete without return, not acknowledged: 422': forged(422, { service: SERVICE_TYPE.communalVet, ifMatch: 0 }),
  'Submit on a page that shows an older version': forgedByPage,
}))
