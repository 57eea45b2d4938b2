import type { RemoteEntry } from '@portal/federation/host'
import type { LocalPage } from './rewrite-page'

/** The build of a local remote; null while it cannot be built. */
interface LocalBuild {
  readonly name: string
  readonly entry: RemoteEntry | null
}

/**
 * Records which local remotes the pages of journeys load. These pages have no banner. They never fall back to a
 * released remote, with which a journey would pass without testing the local one [OPEN-275].
 */
export class PageWatch {
  readonly #asked = new Set<string>()
  #ownersPages = 0

  /** Throws when a local remote is not built, which fails the page. */
  checkBuilds(remotes: readonly LocalBuild[]): void {
    const missing = remotes.filter(({ entry }) => entry === null).map(({ name }) => name)
    if (missing.length > 0) throw new Error(`this machine has no build of ${missing.join(', ')}`)
  }

  countPage({ hasRemotes }: LocalPage): void {
    if (!hasRemotes) this.#ownersPages += 1
  }

  recordRequest(name: string): void {
    this.#asked.add(name)
  }

  /** Names whose files no page has requested. */
  listUnopened(names: readonly string[]): readonly string[] {
    return names.filter((name) => !this.#asked.has(name))
  }

  /** Number of owners' pages, which load no local remote. */
  get ownersPages(): number {
    return this.#ownersPages
  }
}
