export interface PageUnderTest {
  /** As in the table of targets. */
  readonly name: string
  readonly path: string
  /** Selector of the page's own content, a data row or a form's field; never a skeleton. */
  readonly content: string
  /** One element of every part that the whole screen consists of. */
  readonly whole: readonly string[]
  /** Shown to visitors who have not signed in. */
  readonly open?: boolean
}

const row = 'tbody a[href^="/booking/"]'

/** The pages of the measurement. */
export const PAGES: readonly PageUnderTest[] = [
  {
    name: '/login',
    path: '/login',
    content: 'form input[name="username"]',
    whole: ['form input[name="username"]', 'form input[name="password"]', 'form button[type="submit"]'],
    open: true,
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    content: row,
    whole: ['header nav a', `main section ${row}`, `main section ~ section ${row}`],
  },
  {
    name: '/bookings',
    path: '/bookings',
    content: row,
    whole: ['header nav a', `main tr:nth-child(15) a`, 'main nav a'],
  },
  {
    name: '/booking/:id',
    path: '/booking/booking-100002',
    content: 'main dl dd',
    whole: ['header nav a', 'main dl dd', 'main h1', 'main ol li'],
  },
  {
    name: '/new-booking/private',
    path: '/new-booking/private',
    content: 'main form input',
    whole: ['header nav a', 'main form input', 'main form button[type="submit"]'],
  },
  {
    name: '/engraving/verify',
    path: '/engraving/verify/booking-100007/booking-100007-line-1',
    content: 'form input[name="phone"]',
    whole: ['form input[name="phone"]', 'form button[type="submit"]'],
    open: true,
  },
]
