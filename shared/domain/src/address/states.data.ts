/** The states and territories of Australia, and how their postal codes begin. */
export const AUSTRALIAN_STATES: Readonly<Record<string, { readonly name: string; readonly postalcodes: RegExp }>> = {
  ACT: { name: 'Australian Capital Territory', postalcodes: /^(02|26|29)/ },
  NSW: { name: 'New South Wales', postalcodes: /^[12]/ },
  NT: { name: 'Northern Territory', postalcodes: /^0[89]/ },
  QLD: { name: 'Queensland', postalcodes: /^[49]/ },
  SA: { name: 'South Australia', postalcodes: /^5/ },
  TAS: { name: 'Tasmania', postalcodes: /^7/ },
  VIC: { name: 'Victoria', postalcodes: /^[38]/ },
  WA: { name: 'Western Australia', postalcodes: /^6/ },
}

/** Towns near a border that are served from the other side of it. */
export const POSTALCODES_ACROSS_BORDERS: ReadonlySet<string> = new Set(
  '0862 0872 2406 2540 2611 2618 2620 3500 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385 4825 5440'.split(' '),
)
