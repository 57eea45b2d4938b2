import { InvalidArgumentError, Option } from 'commander'
import { isPublicKey } from '../release/documents/signatures'

/** The address of a portal, as a command line names it. */
export function portalAddress(text: string): URL {
  if (/^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)) return new URL(text)
  throw new InvalidArgumentError('It is the address of a portal, such as https://portal.example.')
}

/** The portal that a command may ask; it may be set to nothing. */
export const portalOption = (what: string) =>
  new Option('--portal <address>', what)
    .env('RELEASE_PORTAL')
    .argParser((text) => (text === '' ? undefined : portalAddress(text)))

/** A public key, as a command line names it. */
export function publicKey(text: string): string {
  if (isPublicKey(text)) return text
  throw new InvalidArgumentError('It is a public key, as "portal key" shows it: 60 characters that begin with MCow.')
}
