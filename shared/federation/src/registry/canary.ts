import { previewedBy, previewsFor, textHash } from './preview'
import type { Canary, Registry } from './schema'
import type { Versions } from './versions'

/**
 * Whether a user gets a canary. The answer is the same for one version in every page and on every server, and stays yes
 * while the share grows. `who` is the user's id, or an owner's link.
 */
export const getsCanary = (name: string, { version, percent }: CanaryShare, who: string): boolean =>
  (textHash(`${name}@${version} ${who}`) / 2 ** 32) * 100 < percent

interface CanaryShare {
  readonly version: string
  readonly percent: number
}

/** The registry for this user; without canaries and previews for nobody (null). A preview wins over a canary. */
export function registryOf(registry: Registry, who: string | null): Registry {
  const chosen = Object.entries(registry.canaries ?? {}).filter(([name, canary]) => isFor(name, canary, who))
  return {
    shell: registry.shell,
    remotes: {
      ...registry.remotes,
      ...Object.fromEntries(chosen.map(([name, { entry }]) => [name, entry])),
      ...previewedBy(registry, who),
    },
  }
}

const isFor = (name: string, { percent, entry: { version } }: Canary, who: string | null) =>
  who !== null && getsCanary(name, { version, percent }, who)

/** Versions that this user would get in a page loaded now. */
export function versionsFor({ shell, remotes, canaries = {}, previews }: Versions, who: string | null): Versions {
  const chosen = Object.entries(canaries).filter(([name, canary]) => who !== null && getsCanary(name, canary, who))
  const previewed = previewsFor(previews, who).map(([, { name, version }]) => [name, version])
  const own = [...chosen.map(([name, { version }]) => [name, version]), ...previewed]
  return { shell, remotes: { ...remotes, ...Object.fromEntries(own) } }
}

/** Every entry that any page may have; canaries and previews have their own keys. */
export const withCanaries = ({ shell, remotes, canaries = {}, previews = {} }: Registry): Registry => ({
  shell,
  remotes: {
    ...remotes,
    ...Object.fromEntries(
      [...Object.values(canaries), ...Object.values(previews)].map(({ entry }) => [
        `${entry.name} ${entry.version}`,
        entry,
      ]),
    ),
  },
})
