const titles: Readonly<Record<string, string>> = {
  'mf-bookings': 'Bookings',
  'mf-wizards': 'New bookings',
  'mf-catalog-cart': 'Item selection',
  'mf-engraving': 'Engraving approval',
  'mf-practice': 'Practice pages',
}

/** A remote's name in the user's words. */
export function remoteTitle(remote: string): string {
  return titles[remote] ?? 'This page'
}
