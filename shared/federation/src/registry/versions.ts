import type { Canary, Registry, RemoteEntry } from './schema'

/** Path at which the web server gives the versions of a page loaded now; below it, the previous version of a remote. */
export const VERSIONS_PATH = '/versions'

/** Path at which listed users request the entry of a preview, by its name: `/pr-12?who=` and their id. */
export const UNRELEASED_PATH = `${VERSIONS_PATH}/unreleased`

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

/** Entries of this user's previews, by remote. */
const previewedBy = (registry: Registry, who: string | null): Readonly<Record<string, RemoteEntry>> =>
  Object.fromEntries(previewsFor(registry.previews, who).map(([, { entry }]) => [entry.name, entry]))

/** A version of a remote for listed users, each given by a mark. */
interface PreviewUsers {
  readonly users: readonly string[]
}

/** Previews that list this user, by name; none for nobody (null). */
export function previewsFor<T extends PreviewUsers>(
  previews: Readonly<Record<string, T>> | undefined,
  who: string | null,
): (readonly [as: string, preview: T])[] {
  if (!previews || who === null) return []
  return Object.entries(previews).filter(([as, { users }]) => users.includes(previewMark(as, who)))
}

/**
 * Mark of a user in a preview's list, in the HTML of every page. Too short to identify the user, and useless otherwise:
 * the server gives a preview's files by the user's id only [OPEN-276, OPEN-332].
 */
export const previewMark = (as: string, who: string): string => textHash(`${as} ${who}`).toString(36)

/**
 * Splits previews: of remotes that all users have, and of remotes that only listed users have. Only listed users may
 * learn of the latter: pages get their marks only [OPEN-302].
 */
export function splitPreviews({ remotes, previews = {} }: Pick<Registry, 'remotes' | 'previews'>) {
  const all = Object.entries(previews)
  const isReleased = ([, { entry }]: (typeof all)[number]) => Object.hasOwn(remotes, entry.name)
  return {
    released: Object.fromEntries(all.filter(isReleased)),
    unreleased: Object.fromEntries(all.filter((one) => !isReleased(one))),
  }
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

/** Versions of each package in a page. */
export interface Versions {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
  /** Versions for a percentage of users. */
  readonly canaries?: Readonly<Record<string, { readonly version: string; readonly percent: number }>> | undefined
  /** Versions for listed users, by preview name. */
  readonly previews?: Readonly<Record<string, PreviewedVersion>> | undefined
}

interface PreviewedVersion {
  readonly name: string
  readonly version: string
  readonly users: readonly string[]
}

export function versionsOf({ shell, remotes, canaries, previews = {} }: Registry): Versions {
  const versions = Object.values(remotes).map(({ name, version }) => [name, version])
  const some = Object.entries(canaries ?? {}).map(
    ([
      name,
      {
        percent,
        entry: { version },
      },
    ]) => [name, { version, percent }],
  )
  const listed = Object.entries(previews).map(
    ([
      as,
      {
        users,
        entry: { name, version },
      },
    ]) => [as, { name, version, users }],
  )
  return {
    shell: shell.version,
    remotes: Object.fromEntries(versions),
    ...(some.length > 0 && { canaries: Object.fromEntries(some) }),
    ...(listed.length > 0 && { previews: Object.fromEntries(listed) }),
  }
}

/** Versions that this user would get in a page loaded now. */
export function versionsFor({ shell, remotes, canaries = {}, previews }: Versions, who: string | null): Versions {
  const chosen = Object.entries(canaries).filter(([name, canary]) => who !== null && getsCanary(name, canary, who))
  const previewed = previewsFor(previews, who).map(([, { name, version }]) => [name, version])
  const own = [...chosen.map(([name, { version }]) => [name, version]), ...previewed]
  return { shell, remotes: { ...remotes, ...Object.fromEntries(own) } }
}

const SEED = 0x81_1c_9d_c5

/**
 * A 32-bit hash of a text, evenly distributed: FNV-1a, with the last steps of MurmurHash3 so that all bits count.
 * Small, since it is in the HTML of every page. Not for secrets.
 */
function textHash(text: string): number {
  let hash = SEED
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}
