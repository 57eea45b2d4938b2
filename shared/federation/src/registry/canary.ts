import type { Canary, Registry } from './schema'
import type { Versions } from './versions'

/**
 * Whether a user gets a canary: always the same answer for one version, in every page and on every server, and who is
 * among the first tenth is among every larger share. `who` is the user's id, or an owner's link.
 */
export const getsCanary = (name: string, { version, percent }: Share, who: string): boolean =>
  hundredths(`${name}@${version} ${who}`) < percent

interface Share {
  readonly version: string
  readonly percent: number
}

/** The registry as this user has it; nobody's (null) is without canaries. */
export function registryOf(registry: Registry, who: string | null): Registry {
  const chosen = Object.entries(registry.canaries ?? {}).filter(([name, canary]) => isFor(name, canary, who))
  return {
    shell: registry.shell,
    remotes: { ...registry.remotes, ...Object.fromEntries(chosen.map(([name, { entry }]) => [name, entry])) },
  }
}

const isFor = (name: string, { percent, entry: { version } }: Canary, who: string | null) =>
  who !== null && getsCanary(name, { version, percent }, who)

/** Which versions this user would have in a page that is loaded now. */
export function versionsFor({ shell, remotes, canaries = {} }: Versions, who: string | null): Versions {
  const chosen = Object.entries(canaries).filter(([name, canary]) => who !== null && getsCanary(name, canary, who))
  return { shell, remotes: { ...remotes, ...Object.fromEntries(chosen.map(([name, { version }]) => [name, version])) } }
}

/** Every entry that some page may have: canaries stand under keys of their own. */
export const withCanaries = ({ shell, remotes, canaries = {} }: Registry): Registry => ({
  shell,
  remotes: {
    ...remotes,
    ...Object.fromEntries(Object.values(canaries).map(({ entry }) => [`${entry.name} ${entry.version}`, entry])),
  },
})

/**
 * A number from 0 to below 100 that follows from a text and looks like chance: FNV-1a, and the last steps of MurmurHash3
 * so that all bits count. Kept small: it stands in the HTML of every page. Nothing secret hangs on it.
 */
function hundredths(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}
