/** Words on the engraved plaques of the fixed bookings, by Booking ID. */
export const ARTWORK_WORDS: Readonly<Record<string, { plaque: string; name: string; first: string; second: string }>> =
  {
    100007: { plaque: 'plaque-portrait', name: 'Luna', first: 'Born to be loved', second: '2012 - 2026' },
    100011: {
      plaque: 'plaque-oval-portrait',
      name: 'Winnie',
      first: 'Always at our side',
      second: '2010 - 2026',
    },
    100012: { plaque: 'plaque-name-bar', name: 'Gus', first: 'Good boy', second: '2013 - 2026' },
  }
