/** First digits of postal codes, by Australian state or territory. */
export const STATE_POSTALCODES = {
  ACT: /^(02|26|29)/,
  NSW: /^[12]/,
  NT: /^0[89]/,
  QLD: /^[49]/,
  SA: /^5/,
  TAS: /^7/,
  VIC: /^[38]/,
  WA: /^6/,
} as const
export type AustralianState = keyof typeof STATE_POSTALCODES

/** Postal codes of border towns, which another state serves. */
export const POSTALCODES_ACROSS_BORDERS =
  /^(0862|0872|2406|2540|2611|2618|2620|3500|3585|3586|3644|3691|3707|4375|4377|4380|4383|4385|4825|5440)$/
