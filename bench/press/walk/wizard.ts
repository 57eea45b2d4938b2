import type { Page } from 'playwright'
import { FIRST_NAMES } from '../../../demo/src/world/names.data'
import { button, heading, key, press, type } from './step'
import type { Step } from './step'

const next = (page: Page) => press(button(page, 'Next'))
const fields = (page: Page) => page.locator('main form input').first()
const option = (page: Page, name: string) => page.getByRole('option', { name })
const nothingOpen = (page: Page) => page.locator('body:not(:has([role="listbox"]))')

/** A pet that is booked already is asked about: each walk books another. */
const petNames = FIRST_NAMES.values()

/** The chooser and the first step of a private cremation. */
export const WIZARD: readonly Step[] = [
  {
    name: 'staff member -> new booking',
    act: (page) => press(page.getByRole('banner').getByRole('link', { name: 'New Booking/Order', exact: true })),
    shows: (page) => page.locator('main input[type="radio"]').first(),
  },
  {
    name: 'chooser: type the staff member',
    act: (page) => type(page.getByLabel('Booking vet staff member'), 'Dana'),
    shows: fields,
  },
  {
    name: 'chooser: choose an option',
    act: (page) => press(page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true })),
    shows: (page) => page.locator('input[type="radio"]:checked'),
  },
  { name: 'chooser: Next', act: next, shows: (page) => page.getByLabel("Pet's first name") },
  {
    name: 'owner: type the name',
    act: async (page) => {
      await type(page.getByLabel('First name', { exact: true }), 'Mia')
      await type(page.getByLabel('Last name', { exact: true }), 'Ngata')
    },
    shows: fields,
  },
  {
    name: 'owner: type the phone number',
    act: (page) => type(page.getByLabel('Phone number', { exact: true }), '0412345678'),
    shows: fields,
  },
  {
    name: 'owner: type the address',
    act: (page) => type(page.getByRole('combobox', { name: 'Home address' }), '12 banksia cott'),
    shows: (page) => option(page, '12 Banksia Street, Cottesloe'),
  },
  { name: 'owner: choose the address', act: chooseFirst, shows: nothingOpen },
  {
    name: 'pet: choose the type',
    prepare: async (page) => {
      await page.getByLabel("Pet's first name").fill(petNames.next().value ?? 'Bella')
      await page.getByLabel("Pet's last name").fill('Ngata')
      await page.getByLabel('Weight (Kg)').fill('28.4')
      await page.getByLabel('Pet type').focus()
    },
    act: (page) => key(page, 'd'),
    shows: (page) => page.locator('select option:checked', { hasText: 'Dog' }).locator('..'),
  },
  {
    name: 'pet: type the breed',
    act: (page) => type(page.getByRole('combobox', { name: 'Breed' }), 'labrador r'),
    shows: (page) => option(page, 'Labrador Retriever'),
  },
  { name: 'pet: choose the breed', act: chooseFirst, shows: nothingOpen },
  {
    name: 'pet: choose the sex',
    act: (page) => press(page.getByRole('radio', { name: 'Female' })),
    shows: (page) => page.locator('input[type="radio"]:checked').first(),
  },
  { name: 'owner and pet: Next', act: next, shows: (page) => heading(page, /Select Items$/) },
]

async function chooseFirst(page: Page): Promise<void> {
  await key(page, 'ArrowDown')
  await key(page, 'Enter')
}
