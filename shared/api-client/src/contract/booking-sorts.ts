/** Sort columns of the booking list, over all its pages [OPEN-20]. */
export const BOOKING_SORTS = ['order_id', 'service_type', 'date_entered', 'owner_name', 'pet_name', 'status'] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]
