/**
 * A screen that a link leads to, with the selector of its own content: never a skeleton, and nothing of the screen that
 * is left, which stands for a frame under the new address.
 */
export interface Screen {
  readonly name: string
  /** Its address, whole. */
  readonly path: RegExp
  readonly link: string
  readonly content: string
  /** The screens that have the link, and that are gone to from here; none named: all, by the frame. */
  readonly beside?: readonly string[]
}

const inFrame = (path: string) => ({
  name: path,
  path: new RegExp(`^${path}$`),
  link: `header a[href="${path}"]:visible`,
})
/** The dashboard has rows of bookings too, and no search. */
const SEARCH = ':has(form[role="search"])'
const row = 'tbody a[href^="/booking/"]'

/** Screens of the remotes that staff switch between; the two of mf-practice stand for its long and short pages. */
export const SCREENS: readonly Screen[] = [
  { ...inFrame('/dashboard'), content: `main:not(${SEARCH}) ${row}` },
  { ...inFrame('/new-booking'), content: 'main input[type="radio"]' },
  { ...inFrame('/customer-support'), content: 'main a[href^="tel:"]' },
  { ...inFrame('/bookings'), content: `main${SEARCH} ${row}` },
  { ...inFrame('/tagging-guide'), content: 'main ol img' },
  {
    name: '/booking/:id',
    path: /^\/booking\/[^/]+$/,
    // Bookings of the demo without pictures, whose signed addresses end while the bench runs.
    link: 'main tbody a:visible:is([href$="-100010"], [href$="-99926"])',
    content: 'main dl dd',
    beside: ['/dashboard', '/bookings'],
  },
]

/** Can one go from the one to the other and back? */
export function areNeighbours(one: Screen, other: Screen): boolean {
  const sees = (from: Screen, to: Screen) => to.beside?.includes(from.name) ?? true
  return one !== other && sees(one, other) && sees(other, one)
}
