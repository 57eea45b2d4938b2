import type { WizardKind } from '@portal/domain'

/** Encodes a path parameter. Its colon stays, so that `:id` gives a route's pattern. */
const id = (part: string) => encodeURIComponent(part).replaceAll('%3A', ':')

/** Links between remotes: one function per screen, so that each path is written once. */
export const paths = {
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  dashboard: () => '/dashboard',
  bookings: () => '/bookings',
  booking: (bookingId: string) => `/booking/${id(bookingId)}`,
  newBooking: (option?: string) => (option ? `/new-booking?bookingoption=${id(option)}` : '/new-booking'),
  newBookingWizard: (kind: WizardKind) => `/new-booking/${kind}`,
  editBooking: (kind: WizardKind, bookingId: string) => `/edit-booking-${kind}/${id(bookingId)}`,
  accounts: () => '/accounts',
  managePractice: () => '/manage-practice',
  newMember: () => '/manage-practice/new-member',
  viewMember: (memberId: string) => `/manage-practice/view-member/${id(memberId)}`,
  updatePassword: () => '/manage-practice/update-password',
  taggingGuide: () => '/tagging-guide',
  customerSupport: () => '/customer-support',
  profile: () => '/profile',
  engravingVerify: (bookingId: string, quotedProductId: string) =>
    `/engraving/verify/${id(bookingId)}/${id(quotedProductId)}`,
  engravingStaffLogin: (bookingId: string, quotedProductId: string) =>
    `/engraving/staff-login/${id(bookingId)}/${id(quotedProductId)}`,
  engravingCheckExisting: (query: { staff: '0' | '1'; bookingId?: string; quotedProductId?: string }) =>
    `/engraving/check-existing?${new URLSearchParams(query)}`,
} as const
