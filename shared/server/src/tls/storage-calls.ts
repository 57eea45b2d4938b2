/** The library's default number of parallel connections. */
const MOST = 50

/** Options of the S3 client: timeout of an attempt, and trusted authorities as PEM. */
export const storageCalls = (patienceMs: number, ca?: string) => ({
  connectionTimeout: 2000,
  requestTimeout: patienceMs,
  // Without this a timeout is only logged.
  throwOnRequestTimeout: true,
  ...(ca !== undefined && { httpsAgent: { keepAlive: true, maxSockets: MOST, ca } }),
})
