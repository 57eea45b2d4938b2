/** A fault in a file of a remote, and what finds it. */
export interface Planted {
  readonly file: string
  /** What stands there once, and what takes its place. */
  readonly from: string
  readonly to: string
  /** The spec that fails then; none where only journeys look at it. */
  readonly spec?: string
  /** A journey that fails then, by its file's name and how the test's title begins. */
  readonly journey: readonly [string, string]
}

/** Of each remote: a screen and a slot where it has them, however far apart piece and journey are. */
export const PLANTED: readonly Planted[] = [
  {
    file: 'mf-bookings/src/dashboard/LargeButtons.tsx',
    from: 'label="View All Bookings"',
    to: 'label="Bookings"',
    spec: 'mf-bookings/src/dashboard/DashboardScreen.spec.tsx',
    journey: ['dashboard', 'of a vet_direct practice has three buttons'],
  },
  {
    file: 'mf-bookings/src/booking-list/ListToolbar.tsx',
    from: 'label="Search bookings"',
    to: 'label="Look for bookings"',
    journey: ['find-a-booking', 'by its number'],
  },
  {
    file: 'mf-bookings/src/find/use-found.ts',
    from: "title: 'Bookings and orders'",
    to: "title: 'Others'",
    spec: 'mf-bookings/src/find/FindBox.spec.tsx',
    journey: ['find-anywhere', 'from any page a booking is found'],
  },
  {
    file: 'mf-bookings/src/papers/PapersScreen.tsx',
    from: '<PageHeader title="Papers"',
    to: '<PageHeader title="Paper"',
    journey: ['papers', 'the papers of a submitted booking'],
  },
  {
    file: 'mf-wizards/src/wording/staff-member.ts',
    from: "STAFF_LABEL = 'Booking vet staff member'",
    to: "STAFF_LABEL = 'Staff'",
    spec: 'mf-wizards/src/chooser/ChooserScreen.spec.tsx',
    journey: ['effort', 'by keyboard alone'],
  },
  {
    file: 'mf-wizards/src/success/SuccessView.tsx',
    from: "new: 'Booking Submitted'",
    to: "new: 'Submitted'",
    spec: 'mf-wizards/src/frame/BookingWizard.spec.tsx',
    journey: ['book-a-package', ''],
  },
  {
    file: 'mf-wizards/src/kept-lists/KeepList.tsx',
    from: 'title="Keep this list"',
    to: 'title="Keep it"',
    journey: ['keep-a-list', ''],
  },
  {
    file: 'mf-catalog-cart/src/cart/EmptyCart.tsx',
    from: 'title="The cart is empty"',
    to: 'title="Nothing here"',
    spec: 'mf-catalog-cart/src/cart/Cart.spec.tsx',
    journey: ['broken-parts', ''],
  },
  {
    file: 'mf-catalog-cart/src/item-selection/ItemToolbar.tsx',
    from: 'label="Search items"',
    to: 'label="Look for items"',
    journey: ['choose-items', ''],
  },
  {
    file: 'mf-catalog-cart/src/product-dialog/SaveButton.tsx',
    from: "'Finish and add to cart'",
    to: "'Add'",
    spec: 'mf-catalog-cart/src/product-dialog/choices.spec.tsx',
    journey: ['book-a-package', ''],
  },
  {
    file: 'mf-engraving/src/verify/VerifyForm.tsx',
    from: 'label="Mobile number"',
    to: 'label="Number"',
    spec: 'mf-engraving/src/verify/VerifyScreen.spec.tsx',
    journey: ['verify-owner', ''],
  },
  {
    file: 'mf-engraving/src/staff-panel/ReachOwner.tsx',
    from: 'Send by SMS',
    to: 'Send',
    spec: 'mf-engraving/src/staff-panel/ArtworkPanel.spec.tsx',
    journey: ['approve-engraving', ''],
  },
  {
    file: 'mf-practice/src/customer-support/ClientCareCard.tsx',
    from: 'title="Client Care Team"',
    to: 'title="Care"',
    journey: ['odd-computers', ''],
  },
  {
    file: 'mf-practice/src/new-member/NewMemberForm.tsx',
    from: 'label="Access level"',
    to: 'label="Level"',
    journey: ['team', 'a new member'],
  },
]
