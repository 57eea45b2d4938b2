import { brandHosts } from '@portal/brand'
import { normalisePhone } from '@portal/domain'
import { paths } from '@portal/federation'

/** A booking by its address on this portal, or by its number. */
export type ScannedBooking = { readonly path: string } | { readonly number: string }

/** Which kind of code it was, as some scanners say first: `]Q2` for QR, `]C1` for Code 128. */
const AIM = /^\][a-z]\w/i
const isAddress = (text: string) => /^(?:https?:|www\.)/i.test(text)

/** What a scanned text asks for; null for anything but a booking. */
export function scannedBooking(text: string, origin: string): ScannedBooking | null {
  const code = text.replace(AIM, '').trim()
  if (/^\d{5,8}$/.test(code)) return { number: code }
  // With Caps Lock on letters come the other way round, and some scanners write capitals only.
  const found = [code, inverted(code), code.toLowerCase()].map((written) => bookingAt(written, origin))
  return found.find((booking) => booking !== null) ?? null
}

function bookingAt(text: string, origin: string): ScannedBooking | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname } = new URL(text)
  const above = paths.booking('')
  const isBooking = pathname.startsWith(above) && /^[\w-]+$/.test(pathname.slice(above.length))
  const isOurs = new URL(text).origin === origin || (/^https?:$/.test(protocol) && isSiteOf(hostname, origin))
  return isBooking && isOurs ? { path: pathname } : null
}

/** A site of another brand, or one beside or below this one: its bookings are opened here. */
function isSiteOf(hostname: string, origin: string): boolean {
  const own = new URL(origin).hostname
  const beside = (host: string) => host.split('.').slice(1).join('.')
  const isBeside = beside(own).includes('.') && beside(own) === beside(hostname)
  return (
    Object.hasOwn(brandHosts(), hostname) || hostname.endsWith(`.${own}`) || own.endsWith(`.${hostname}`) || isBeside
  )
}

function inverted(text: string): string {
  return Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('')
}

/**
 * Whether it can only be a code, so that no field was meant: an address, or digits that are nobody's phone. A busy
 * computer may cut typed keys in two, so what the field held before counts as the beginning of a phone.
 */
export function isSurelyCode(text: string, heldBefore = ''): boolean {
  if (AIM.test(text) || isAddress(text) || isAddress(inverted(text))) return true
  return (
    /^[\w./%+-]{8,}$/.test(text) && text.replace(/\D/g, '').length >= 8 && !isPhone(text) && !isPhone(heldBefore + text)
  )
}

const isPhone = (text: string) => normalisePhone(text) !== null
