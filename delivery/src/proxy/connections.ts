import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import type { MetricValue } from '@portal/server'
import type { Target } from './target'

/** Idle connections end long before servers end them (Node's own after 5 s): a request on a closing one would fail. */
export const IDLE_MS = 3000
/**
 * Connections to one service. Long uploads, which come as slowly as their sender likes, have few of their own, and so
 * have pictures and documents, which wait for the object storage [OPEN-149].
 */
const MOST = { whole: 256, streamed: 32, files: 64 } as const
/** What one network may have of them: a clinic behind one address, and no more than half of all. */
export const SHARE = MOST.whole / 2

/** Connections that are taken by each other alone. */
export interface Pool {
  readonly service: Target['name']
  readonly isByTls: boolean
  readonly kind: keyof typeof MOST
}

export const poolOf = ({ name, url, isFile }: Target, isWhole: boolean): Pool => ({
  service: name,
  isByTls: url.protocol === 'https:',
  kind: isFile ? 'files' : isWhole ? 'whole' : 'streamed',
})

const lengthOf = (lists: NodeJS.ReadOnlyDict<readonly unknown[]>) =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** Connections to the services behind: a service that hangs, or a slow sender, takes none of another's. */
export class Connections {
  /** Whose certificates alone the backend's may be of, as PEM. */
  readonly #apiCa: string | undefined
  readonly #agents = new Map<string, { readonly pool: Pool; readonly agent: Agent }>()
  readonly #open = new Map<string, number>()

  constructor(apiCa?: string) {
    this.#apiCa = apiCa
  }

  agent(pool: Pool): Agent {
    const { service, isByTls, kind } = pool
    const key = `${service} ${isByTls} ${kind}`
    const known = this.#agents.get(key)
    if (known) return known.agent
    const options = { keepAlive: true, maxSockets: MOST[kind], timeout: IDLE_MS }
    const agent = isByTls ? new TlsAgent({ ...options, ...this.#trustIn(service) }) : new Agent(options)
    this.#agents.set(key, { pool, agent })
    return agent
  }

  #trustIn(service: Target['name']): { readonly ca?: string } {
    return service === 'api' && this.#apiCa !== undefined ? { ca: this.#apiCa } : {}
  }

  /** Of each service and kind: what is open, and what waits for a place. */
  requests(): readonly MetricValue[] {
    return [...this.#agents.values()].flatMap(({ pool: { service, kind }, agent }) => [
      { value: lengthOf(agent.sockets), labels: { service, kind, state: 'open' } },
      { value: lengthOf(agent.requests), labels: { service, kind, state: 'waiting' } },
    ])
  }

  /** Takes one of a network's places; null when it has all of its share. What is answered gives it back. */
  take({ kind }: Pool, network: string): (() => void) | null {
    // Pictures that hang take nothing of what their clinic may ask besides.
    const key = `${kind === 'files' ? kind : ''} ${network}`
    const open = this.#open.get(key) ?? 0
    if (open >= SHARE) return null
    this.#open.set(key, open + 1)
    let isHeld = true
    return () => {
      if (isHeld) this.#giveBack(key)
      isHeld = false
    }
  }

  #giveBack(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }

  close(): void {
    for (const { agent } of this.#agents.values()) agent.destroy()
  }
}
