const SEED = 0x81_1c_9d_c5

/**
 * A 32-bit hash of a text, evenly distributed: FNV-1a, with the last steps of MurmurHash3 so that all bits count.
 * Small, since it is in the HTML of every page. Not for secrets.
 */
export function textHash(text: string): number {
  let hash = SEED
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}
