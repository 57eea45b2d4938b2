import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/shell'

export default {
  name: 'mf-bookings',
  routes: {
    '/dashboard': async () =>
      (await import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')).DashboardScreen,
    '/bookings': async () =>
      (await import(/* webpackChunkName: "booking-list" */ './booking-list/BookingListScreen')).BookingListScreen,
    '/booking/:id': async () =>
      (await import(/* webpackChunkName: "booking-details" */ './booking-details/BookingDetailsScreen'))
        .BookingDetailsScreen,
    '/booking/:id/papers': async () =>
      (await import(/* webpackChunkName: "papers" */ './papers/PapersScreen')).PapersScreen,
  },
  slots: {
    FindBox: async () => (await import(/* webpackChunkName: "find" */ './find/FindBox')).FindBox,
  },
} satisfies RemoteModule<typeof slots>
