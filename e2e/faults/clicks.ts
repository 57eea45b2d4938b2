import type { Page } from '@playwright/test'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { addItem, addToCart, openItem, openItems } from './portal/items'
import {
  fillNew,
  firstName,
  freshName,
  isOnItems,
  isSubmitted,
  nextButton,
  openConfirmation,
  openEdit,
  see,
  submitButton,
} from './portal/wizard'
import { visibleNames } from './portal/rows'
import { memberOf, otherLevel } from './portal/members'
import { same } from './tools/check'

/** The writes of its user that a page has sent, as `POST /api/portal/booking`. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && /^\/api\/portal\/(?!part_metrics|screen_times|earlier_owners)/.test(pathname))
      writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

async function nextOfNew({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await nextButton(page).dblclick()
  await isOnItems(page)
  same('bookings', await bookingsOf(page).count(name), 1)
  wrote()
}

async function nextOfEdit({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openEdit(page)
  const { version } = await bookingsOf(page).read(id)
  await firstName(page).fill('Stella')
  await nextButton(page).dblclick()
  await isOnItems(page)
  const row = await bookingsOf(page).read(id)
  same('name and version', [row.pet?.first_name, row.version], ['Stella', Number(version) + 1])
  wrote()
}

async function submit({ open, wrote, note }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  const before = await bookingsOf(page).read(id)
  const writes = writesOf(page)
  await submitButton(page).dblclick()
  await isSubmitted(page)
  const row = await bookingsOf(page).read(id)
  same('stage', row.cstm.order_stage_c, 'VP Submitted')
  same('version', row.version, Number(before.version) + 1)
  note(`${writes.filter((write) => write.endsWith('/complete')).length} complete sent`)
  wrote()
}

async function finishAndAdd({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openItems(page)
  await openItem(page, 'Memorial Candle')
  await addToCart(page).dblclick()
  await see(page.getByRole('complementary', { name: 'Cart' }).getByText('Memorial Candle')).toBeVisible()
  await see(page.getByRole('dialog')).toHaveCount(0)
  await addItem(page, 'Comfort Bear')
  same('lines', visibleNames(await bookingsOf(page).read(id)), ['Comfort Bear', 'Memorial Candle'])
  wrote(2)
}

async function memberSave({ open, wrote }: Visit): Promise<void> {
  const page = await open('/manage-practice/view-member/contact-harbour-tom')
  const before = await memberOf(page, 'contact-harbour-tom')
  const level = otherLevel(before)
  await page.getByLabel('Access level').selectOption(level)
  await page.getByRole('button', { name: 'Update profile' }).dblclick()
  await see(page.getByText('Information updated successfully.').first()).toBeVisible()
  const after = await memberOf(page, 'contact-harbour-tom')
  same('level and version', [after.cstm.portal_access_c, after.version], [level, before.version + 1])
  wrote()
}

/** A double click does it once [WIZ-24, OPEN-49, OPEN-87]. */
export const family = browserFamily(() => ({
  'Next of a new booking': nextOfNew,
  'Next of an edited booking': nextOfEdit,
  'Submit booking': submit,
  'Finish and add to cart': finishAndAdd,
  'Update profile of a member': memberSave,
}))
