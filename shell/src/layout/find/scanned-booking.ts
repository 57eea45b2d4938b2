import { brandHosts } from '@portal/brand'
import { normalisePhone } from '@portal/domain'
import { paths } from '@portal/federation'

/** A booking by its address in this portal, or by its number. */
export type ScannedBooking = { readonly path: string } | { readonly number: string }

/** Code type that some scanners send first: `]Q2` for QR, `]C1` for Code 128. */
const AIM = /^\][a-z]\w/i
const isAddress = (text: string) => /^(?:https?:|www\.)/i.test(text)

/** The booking in a scanned text; null for anything else. */
export function scannedBooking(text: string, origin: string): ScannedBooking | null {
  const code = text.replace(AIM, '').trim()
  if (/^\d{5,8}$/.test(code)) return { number: code }
  // Caps Lock inverts letters, and some scanners send capitals only.
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

/** A site of another brand, or a related host: its bookings open here. */
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
 * Whether the text is certainly a code and not input for the field: an address, or digits that are no phone number. On
 * a busy computer keys may arrive in two parts, so the field's earlier content counts as the start of a number.
 */
export function isSurelyCode(text: string, heldBefore = ''): boolean {
  if (AIM.test(text) || isAddress(text) || isAddress(inverted(text))) return true
  return (
    /^[\w./%+-]{8,}$/.test(text) && text.replace(/\D/g, '').length >= 8 && !isPhone(text) && !isPhone(heldBefore + text)
  )
}

const isPhone = (text: string) => normalisePhone(text) !== null
