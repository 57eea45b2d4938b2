import { gcm } from '@noble/ciphers/aes.js'
import { IV_BYTES, toBase64 } from '@portal/federation/host'
import type { Seal } from '@portal/federation/host'

/** AES-GCM, synchronous: the browser's own is asynchronous, too late for a page that is closing [OPEN-279]. */
export const seal: Seal = ({ bytes }, text) => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return toBase64(iv) + toBase64(gcm(bytes, iv).encrypt(new TextEncoder().encode(text)))
}
