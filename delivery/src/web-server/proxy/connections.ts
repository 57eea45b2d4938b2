import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import type { MetricValue } from '@portal/server'
import type { Target } from './target'

/** Idle time of a connection. Node's servers close it after 5 s, and a request on a closing connection would fail. */
export const IDLE_MS = 3000
/**
 * Connections to one service by kind. Streamed uploads are as slow as their sender, and files wait for the object
 * storage, so both have few connections of their own [OPEN-149].
 */
const LIMITS = { whole: 256, streamed: 32, files: 64 } as const
/** Connections for one network, such as a clinic behind one address: half of all. */
export const NETWORK_LIMIT = LIMITS.whole / 2

/** Connections of one service, protocol and kind, with a limit of their own. */
export interface Pool {
  readonly service: Target['name']
  readonly usesTls: boolean
  readonly kind: keyof typeof LIMITS
}

export const poolOf = ({ name, url, isFile }: Target, isWhole: boolean): Pool => ({
  service: name,
  usesTls: url.protocol === 'https:',
  kind: isFile ? 'files' : isWhole ? 'whole' : 'streamed',
})

const lengthOf = (lists: NodeJS.ReadOnlyDict<readonly unknown[]>) =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** Connections to upstreams in separate pools, so that a hanging service or slow sender blocks no other. */
export class Connections {
  /** Certificate authority of the backend, as PEM; no other is trusted. */
  readonly #apiCa: string | undefined
  readonly #agents = new Map<string, { readonly pool: Pool; readonly agent: Agent }>()
  readonly #open = new Map<string, number>()

  constructor(apiCa?: string) {
    this.#apiCa = apiCa
  }

  agent(pool: Pool): Agent {
    const { service, usesTls, kind } = pool
    const key = `${service} ${usesTls} ${kind}`
    const known = this.#agents.get(key)
    if (known) return known.agent
    const options = { keepAlive: true, maxSockets: LIMITS[kind], timeout: IDLE_MS }
    const agent = usesTls ? new TlsAgent({ ...options, ...this.#trustIn(service) }) : new Agent(options)
    this.#agents.set(key, { pool, agent })
    return agent
  }

  #trustIn(service: Target['name']): { readonly ca?: string } {
    return service === 'api' && this.#apiCa !== undefined ? { ca: this.#apiCa } : {}
  }

  /** Numbers of open and waiting requests of each service and kind. */
  requests(): readonly MetricValue[] {
    return [...this.#agents.values()].flatMap(({ pool: { service, kind }, agent }) => [
      { value: lengthOf(agent.sockets), labels: { service, kind, state: 'open' } },
      { value: lengthOf(agent.requests), labels: { service, kind, state: 'waiting' } },
    ])
  }

  /** Reserves a connection for a network and returns the function that frees it. Null at the network's limit. */
  reserve({ kind }: Pool, network: string): (() => void) | null {
    // Files count separately, so that hanging pictures do not use up a clinic's other requests.
    const key = `${kind === 'files' ? kind : ''} ${network}`
    const open = this.#open.get(key) ?? 0
    if (open >= NETWORK_LIMIT) return null
    this.#open.set(key, open + 1)
    let isHeld = true
    return () => {
      if (isHeld) this.#free(key)
      isHeld = false
    }
  }

  #free(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }

  close(): void {
    for (const { agent } of this.#agents.values()) agent.destroy()
  }
}
