/** Digits alone, with the + of a country: all else is nothing that a phone dials. */
const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

/** The address of a link that calls [OPEN-288]. */
export const callLink = (phone: string) => `tel:${dialled(phone)}`

/** The address of a link that begins an SMS. */
export const smsLink = (phone: string, words: string) => `sms:${dialled(phone)}?&body=${encodeURIComponent(words)}`

/** The address of a link that begins a mail; an email address adds no recipient and no head to it [OPEN-288]. */
export function mailLink(email: string, words?: { readonly subject: string; readonly body: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')
  if (!words) return `mailto:${to}`
  return `mailto:${to}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.body)}`
}
