export interface PageUnderTest {
  readonly name: string
  readonly path: string
  /** Needs a draft: path and session come from `beginBooking`. */
  readonly needsDraft?: boolean
  /** Selector of the page's content: a data row or a form's field, not a skeleton. */
  readonly content: string
  /** Selectors of an element in each part of the screen. */
  readonly whole: readonly string[]
  readonly isPublic?: boolean
  /** Shows its content before React. */
  readonly isEarly?: boolean
}

const row = 'tbody a[href^="/booking/"]'
const facts = 'main dl dd'

/** The wizard's last button is Next. */
const wizardBar = '[data-wizard-bar] > :last-child > button:last-child'

export const PAGES: readonly PageUnderTest[] = [
  {
    name: '/login',
    isEarly: true,
    path: '/login',
    content: 'form input[name="username"]',
    whole: ['form input[name="username"]', 'form input[name="password"]', 'form button[type="submit"]'],
    isPublic: true,
  },
  {
    name: '/dashboard',
    isEarly: true,
    path: '/dashboard',
    content: row,
    whole: ['header nav a', `main section ${row}`, `main section ~ section ${row}`],
  },
  {
    name: '/bookings',
    isEarly: true,
    path: '/bookings',
    content: row,
    whole: ['header nav a', `main tr:nth-child(15) a`, 'main nav a'],
  },
  {
    name: '/booking/:id',
    isEarly: true,
    path: '/booking/booking-100002',
    content: facts,
    whole: ['header nav a', facts, 'main h1', 'main ol li'],
  },
  {
    name: '/new-booking',
    path: '/new-booking',
    content: 'main form input',
    whole: ['header nav a', 'main form input', 'main form button[type="submit"]'],
  },
  {
    name: '/new-booking/private',
    path: '/new-booking/private',
    needsDraft: true,
    content: 'main form input',
    whole: ['header nav a', 'main form input', 'main form select', wizardBar],
  },
  {
    name: '/engraving/verify',
    isEarly: true,
    path: '/engraving/verify/booking-100007/booking-100007-line-1',
    content: 'form input[name="phone"]',
    whole: ['form input[name="phone"]', 'form button[type="submit"]'],
    isPublic: true,
  },
]
