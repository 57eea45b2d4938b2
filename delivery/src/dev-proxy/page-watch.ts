import type { RemoteEntry } from '@portal/federation/host'
import type { LocalPage } from './rewrite-page'

/** What of a remote a development server has built; nothing while it cannot be built. */
interface LocalBuild {
  readonly name: string
  readonly entry: RemoteEntry | null
}

/**
 * What pages have taken of this machine while journeys walked them. Nobody looks at these pages: none has a banner, and
 * none shows a released remote in place of a local one, with which a journey would pass and say nothing [OPEN-275].
 */
export class PageWatch {
  readonly #asked = new Set<string>()
  #ofOwners = 0

  /** Refuses the page where a remote of this machine cannot be built. */
  checkBuilds(remotes: readonly LocalBuild[]): void {
    const missing = remotes.filter(({ entry }) => entry === null).map(({ name }) => name)
    if (missing.length > 0) throw new Error(`this machine has no build of ${missing.join(', ')}`)
  }

  countPage({ hasRemotes: takesRemotes }: LocalPage): void {
    if (!takesRemotes) this.#ofOwners += 1
  }

  recordRequest(name: string): void {
    this.#asked.add(name)
  }

  /** Of these, the ones that no page has opened. */
  listUnopened(names: readonly string[]): readonly string[] {
    return names.filter((name) => !this.#asked.has(name))
  }

  /** How many pages took nothing of this machine, since they have no shell. */
  get ownersPages(): number {
    return this.#ofOwners
  }
}
