import { gcm } from '@noble/ciphers/aes.js'
import { IV_BYTES, toBase64 } from '@portal/federation/host'
import type { Seal } from '@portal/federation/host'

/** AES-GCM in one step: the browser's own answers later, and a page that is being left has no later [OPEN-279]. */
export const seal: Seal = ({ bytes }, text) => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return toBase64(iv) + toBase64(gcm(bytes, iv).encrypt(new TextEncoder().encode(text)))
}
