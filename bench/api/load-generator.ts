import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Shot {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly token: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The status of a success; 200 unless told. */
  readonly expects?: number
}

export interface Result {
  readonly kind: string
  /** Milliseconds from the moment the request was due: waiting behind others counts. */
  readonly took: number
  /** 0 when no answer came. */
  readonly status: number
  readonly isError: boolean
}

/** Open loop: requests start when they are due, whether or not earlier ones were answered; to each address in turn. */
export async function shootAt(
  urls: readonly string[],
  perSecond: number,
  seconds: number,
  next: () => Shot,
): Promise<Result[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const results: Promise<Result>[] = []
  const started = performance.now()
  const total = Math.round(perSecond * seconds)
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - started) * perSecond) / 1000))
      while (results.length < due) {
        const url = urls[results.length % urls.length] ?? ''
        results.push(shoot(agent, url, next(), started + ((results.length + 1) * 1000) / perSecond))
      }
      if (results.length === total) {
        clearInterval(timer)
        resolve()
      }
    }, 2)
  })
  const done = await Promise.all(results)
  agent.destroy()
  return done
}

function shoot(agent: Agent, url: string, shot: Shot, due: number): Promise<Result> {
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({ kind: shot.kind, took: performance.now() - due, status, isError: status !== (shot.expects ?? 200) })
    const sent = request(
      `${url}${shot.path}`,
      {
        agent,
        method: shot.method,
        timeout: 10_000,
        headers: { authorization: `Bearer ${shot.token}`, ...shot.headers },
      },
      (response) => {
        response.resume()
        response.once('end', () => end(response.statusCode ?? 0))
      },
    )
    sent.once('error', () => end(0))
    sent.once('timeout', () => sent.destroy())
    sent.end(shot.body)
  })
}
