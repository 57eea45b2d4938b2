export interface PageUnderTest {
  /** As in the table of targets. */
  readonly name: string
  readonly path: string
  /** Its address and its session are those of a booking that was begun. */
  readonly isBegun?: boolean
  /** Selector of the page's own content, a data row or a form's field; never a skeleton. */
  readonly content: string
  /** One element of every part that the whole screen consists of. */
  readonly whole: readonly string[]
  /** Shown to visitors who have not signed in. */
  readonly open?: boolean
  /** Whoever has all that needs no federation shows its content before React is there. */
  readonly isEarly?: boolean
}

const row = 'tbody a[href^="/booking/"]'
const facts = 'main dl dd'

/** The wizard's last button leads on. */
const wizardBar = '[data-wizard-bar] > :last-child > button:last-child'

/** The pages of the measurement. */
export const PAGES: readonly PageUnderTest[] = [
  {
    name: '/login',
    isEarly: true,
    path: '/login',
    content: 'form input[name="username"]',
    whole: ['form input[name="username"]', 'form input[name="password"]', 'form button[type="submit"]'],
    open: true,
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
    isBegun: true,
    content: 'main form input',
    whole: ['header nav a', 'main form input', 'main form select', wizardBar],
  },
  {
    name: '/engraving/verify',
    isEarly: true,
    path: '/engraving/verify/booking-100007/booking-100007-line-1',
    content: 'form input[name="phone"]',
    whole: ['form input[name="phone"]', 'form button[type="submit"]'],
    open: true,
  },
]
