// Written by the build: change remote.json.

export const routes = {
  '/dashboard': async () => (await import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')).DashboardScreen,
  '/bookings': async () => (await import(/* webpackChunkName: "booking-list" */ './booking-list/BookingListScreen')).BookingListScreen,
  '/booking/:id': async () => (await import(/* webpackChunkName: "booking-details" */ './booking-details/BookingDetailsScreen')).BookingDetailsScreen,
  '/booking/:id/papers': async () => (await import(/* webpackChunkName: "papers" */ './papers/PapersScreen')).PapersScreen,
}
