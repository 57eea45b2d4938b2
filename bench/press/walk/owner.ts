import { button, press, type } from './step'
import type { Step } from './step'

export const OWNER_PATH = '/engraving/verify/booking-100011/booking-100011-line-1'

/** What a pet's owner does on the page that needs no shell. */
export const OWNER: readonly Step[] = [
  {
    name: 'owner page: type the number',
    act: (page) => type(page.getByLabel('Mobile number'), '412345679'),
    shows: (page) => page.getByLabel('Mobile number'),
  },
  {
    name: 'owner page: Continue',
    act: (page) => press(button(page, 'Continue')),
    shows: (page) => page.getByText(/^Approved by /),
  },
]
