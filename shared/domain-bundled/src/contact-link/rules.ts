/** Keeps digits and the + of a country code. */
const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

/** Link that calls the number [OPEN-288]. */
export const callLink = (phone: string) => `tel:${dialled(phone)}`

/** Link that opens an SMS with this text. */
export const smsLink = (phone: string, words: string) => `sms:${dialled(phone)}?&body=${encodeURIComponent(words)}`

/** Link that opens a mail. Encoding keeps the address from adding recipients or headers [OPEN-288]. */
export function mailLink(email: string, words?: { readonly subject: string; readonly body: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')
  if (!words) return `mailto:${to}`
  return `mailto:${to}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.body)}`
}
