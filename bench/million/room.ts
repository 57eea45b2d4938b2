/** Room for what is read every day, as a database of this size is given; it is written to only while it is filled. */
export const ROOM = { shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off', full_page_writes: 'off' }
/** Bookings of the smallest form. */
export const FEWEST = 100_000
