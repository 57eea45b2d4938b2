import { InvalidArgumentError } from 'commander'
import { isPublicKey } from '../releases/documents/signatures'

/** A public key, as a command line names it. */
export function publicKey(text: string): string {
  if (isPublicKey(text)) return text
  throw new InvalidArgumentError('It is a public key, as "portal key" shows it: 60 characters that begin with MCow.')
}
