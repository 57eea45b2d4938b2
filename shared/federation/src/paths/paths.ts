const id = encodeURIComponent

/** Links between remotes. One builder per screen, so that a path is written once. */
export const paths = {
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  dashboard: () => '/dashboard',
  bookings: () => '/bookings',
  booking: (bookingId: string) => `/booking/${id(bookingId)}`,
  newBooking: (option?: string) => (option ? `/new-booking?bookingoption=${id(option)}` : '/new-booking'),
  newBookingWizard: (slug: string) => `/new-booking/${slug}`,
  editBooking: (kind: string, bookingId: string) => `/edit-booking-${kind}/${id(bookingId)}`,
  accounts: () => '/accounts',
  managePractice: () => '/manage-practice',
  newMember: () => '/manage-practice/new-member',
  viewMember: (memberId: string) => `/manage-practice/view-member/${id(memberId)}`,
  updatePassword: () => '/manage-practice/update-password',
  taggingGuide: () => '/tagging-guide',
  customerSupport: () => '/customer-support',
  profile: () => '/profile',
  engravingVerify: (bookingId: string, lineId: string) => `/engraving/verify/${id(bookingId)}/${id(lineId)}`,
  engravingStaffLogin: (bookingId: string, lineId: string) => `/engraving/staff-login/${id(bookingId)}/${id(lineId)}`,
  engravingCheckExisting: (query: { staff: '0' | '1'; bookingId?: string; quotedProductId?: string }) =>
    `/engraving/check-existing?${new URLSearchParams(query)}`,
  engravingNotFound: () => '/engraving/404',
} as const
