/** Connections to one storage at once, as the library has them by itself. */
const MOST = 50

/** How S3's library calls: how long one try may take, and whose certificates alone are trusted, as PEM. */
export const storageCalls = (patienceMs: number, ca?: string) => ({
  connectionTimeout: 2000,
  requestTimeout: patienceMs,
  // Without it a timeout is only a line in the log.
  throwOnRequestTimeout: true,
  ...(ca !== undefined && { httpsAgent: { keepAlive: true, maxSockets: MOST, ca } }),
})
