import { isObject } from '@portal/domain/unknown'
import type { RemoteFiles } from './later-files'
import type { Registry, RemoteEntry } from './schema'

/**
 * The registry without entries that a page cannot use: a web server of another version may let unknown ones through.
 * Their remotes are missing, and the page still starts.
 */
export function usableRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).filter(([, remote]) => isUsable(() => remote))
  const canaries = Object.entries(registry.canaries ?? {}).filter(([, canary]) => isUsable(() => canary.entry))
  const previews = Object.entries(registry.previews ?? {}).filter(
    ([, { users, entry }]) => Array.isArray(users) && isUsable(() => entry),
  )
  return {
    ...registry,
    remotes: Object.fromEntries(remotes),
    canaries: Object.fromEntries(canaries),
    previews: Object.fromEntries(previews),
  }
}

/** Whether an entry has all fields that a page reads unasked. The schema is too large for a page. */
export function isUsable(read: () => RemoteEntry): boolean {
  try {
    const remote = read()
    const { title, version, contract, base, entry, routes, slots, navigation, chunks, integrity } = remote
    return (
      areTexts([title, version, contract, base, entry]) &&
      routes.every(({ path, access, chunk }) => areTexts([path, access, chunk])) &&
      slots.every(({ name, chunk }) => areTexts([name, chunk])) &&
      navigation.every(({ label, to, place }) => areTexts([label, to, place])) &&
      Object.values(chunks).every(areTexts) &&
      areTexts(remote.calls ?? []) &&
      [integrity, remote.ownerPages ?? {}].every((named) => areTexts(Object.values(named)))
    )
  } catch {
    return false
  }
}

/** Whether these are a remote's files in the form that a page reads. */
export const areFiles = (files: unknown): files is RemoteFiles =>
  isObject(files) &&
  'chunks' in files &&
  'integrity' in files &&
  isObject(files.chunks) &&
  isObject(files.integrity) &&
  Object.values(files.chunks).every((names) => Array.isArray(names) && areTexts(names)) &&
  areTexts(Object.values(files.integrity))

const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === 'string')
