import { fieldNamed } from '@portal/domain/booking-merge'
import type { BookingFieldName } from '@portal/domain/booking-merge'

/** What people read for a field of a booking, in the timeline and where two changes meet. */
const LABELS: Readonly<Record<BookingFieldName, string>> = {
  vetStaff: 'Staff member',
  owner: 'Owner details',
  'owner.firstName': "Owner's first name",
  'owner.lastName': "Owner's last name",
  'owner.phoneNumber': 'Phone number',
  'owner.email': 'Email',
  'owner.address': 'Home address',
  'pet.firstName': "Pet's first name",
  'pet.lastName': "Pet's last name",
  'pet.breed': 'Type and breed',
  'pet.sex': 'Sex',
  'pet.weight': 'Weight',
  collection: 'Collection',
  instructions: 'Special instructions',
  items: 'Items',
}

/** The label of a field by its name in a merge or an event; a name that is not known stands for itself. */
export function bookingFieldLabel(name: string): string {
  const field = fieldNamed(name)
  return field ? LABELS[field] : name
}
