import { Agent } from 'node:http'
import type { Target } from './target'

/** Idle connections end before Node's servers end them (5 s): a request on a closing one would fail. */
const IDLE_MS = 3000
/** Connections to one service; long uploads, which come as slowly as their sender likes, have few of their own. */
const MOST = { whole: 256, streamed: 32 } as const
/** What one address may have of them: a clinic behind one address, and no more than half of all. */
export const SHARE = MOST.whole / 2

/** Connections to the services behind: a service that hangs, or a slow sender, takes none of another's. */
export class Connections {
  readonly #agents = new Map<string, Agent>()
  readonly #open = new Map<string, number>()

  agent(service: Target['name'], isWhole: boolean): Agent {
    const kind = isWhole ? 'whole' : 'streamed'
    const key = `${service} ${kind}`
    const known = this.#agents.get(key)
    if (known) return known
    const agent = new Agent({ keepAlive: true, maxSockets: MOST[kind], timeout: IDLE_MS })
    this.#agents.set(key, agent)
    return agent
  }

  /** Takes one of an address's places; null when it has all of its share. What is answered gives it back. */
  take(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0
    if (open >= SHARE) return null
    this.#open.set(address, open + 1)
    let isTaken = true
    return () => {
      if (isTaken) this.#giveBack(address)
      isTaken = false
    }
  }

  #giveBack(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1
    if (left > 0) this.#open.set(address, left)
    else this.#open.delete(address)
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy()
  }
}
