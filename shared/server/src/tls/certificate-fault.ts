/** Messages of OpenSSL and Node, which libraries keep without the error code, with their meaning. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/altnames/i, 'its certificate is for another host name'],
  [/certificate has expired/i, 'its certificate has expired'],
  [/certificate is not yet valid/i, 'its certificate is not good yet; look at the clocks'],
  [
    /self[- ]signed certificate|unable to verify the first certificate|unable to get (local )?issuer certificate/i,
    'its certificate is of an authority that is not trusted here; look at OWN_CA',
  ],
  [/wrong version number|packet length too long|does not support SSL/i, 'it does not speak TLS there'],
]

/** Reason why a certificate is not trusted, for the operator; null for another error [OPEN-284]. */
export function certificateFault(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { message } = each
    const found = FAULTS.find(([pattern]) => pattern.test(message))
    if (found) return found[1]
  }
  return null
}
