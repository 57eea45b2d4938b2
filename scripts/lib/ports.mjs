import { createServer } from 'node:net'

/** Whether nothing listens on this loopback port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A free port chosen by the system, not one of `taken`. */
export function anyPort(taken = new Set()) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(taken.has(port) ? anyPort(taken) : port))
    })
  })
}

/** Ports below the range of outgoing connections, so that a restarted service finds its port free. */
const INNER = { first: 20_000, count: 10_000 }

/** A random free port of that range, not one of `taken`. */
export async function innerPort(taken = new Set()) {
  const port = INNER.first + Math.floor(Math.random() * INNER.count)
  if (taken.has(port) || !(await isFree(port))) return innerPort(taken)
  taken.add(port)
  return port
}

/** The wished port if it is free, else another. */
export async function freePort(wished, taken = new Set()) {
  const port = !taken.has(wished) && (await isFree(wished)) ? wished : await anyPort(taken)
  taken.add(port)
  return port
}
