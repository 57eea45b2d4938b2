import type { CDPSession } from 'playwright'

/** Counts what a tab fetches; the answer tells how much so far. Files out of the browser's cache count as requests of 0 bytes. */
export function countTraffic(session: CDPSession) {
  const scripts = new Set<string>()
  const count = { requests: 0, bytes: 0, scriptBytes: 0 }
  session.on('Network.requestWillBeSent', ({ request }) => void (request.url.startsWith('http') && count.requests++))
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.bytes += encodedDataLength
    if (scripts.has(requestId)) count.scriptBytes += encodedDataLength
  })
  return () => ({
    requests: count.requests,
    kilobytes: count.bytes / 1024,
    scriptKilobytes: count.scriptBytes / 1024,
  })
}
