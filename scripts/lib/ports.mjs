import { createServer } from 'node:net'

/** Is nothing listening on this port of the loopback address? */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Any free port, chosen by the system and not among those already given away. */
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

/** Free ports below those that systems give to outgoing calls: a service that is started again finds its port still free. */
const INNER = { first: 20_000, count: 10_000 }

/** A free port that nobody asks for by its number, and not among those already given away. */
export async function innerPort(taken = new Set()) {
  const port = INNER.first + Math.floor(Math.random() * INNER.count)
  if (taken.has(port) || !(await isFree(port))) return innerPort(taken)
  taken.add(port)
  return port
}

/** The wished port when it is free, else any. */
export async function freePort(wished, taken = new Set()) {
  const port = !taken.has(wished) && (await isFree(wished)) ? wished : await anyPort(taken)
  taken.add(port)
  return port
}
