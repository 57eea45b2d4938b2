import type { RemoteEntry } from '../registry/schema'
import { containerName, isContainer } from './entry'
import type { Container } from './entry'
import { distrustEntry, loadEntryScript } from './entry-script'
import { isOverridden } from './overrides'
import { scriptFor } from './script'

/** Opens a container for this caller alone: if two callers wait for one entry, the second runs it again. */
export async function openContainer(remote: RemoteEntry): Promise<Container> {
  const integrity = remote.integrity[remote.entry]
  if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
  const script = { url: new URL(remote.base + remote.entry, location.origin).href, integrity }
  for (let runs = 0; runs <= 2; runs++) {
    const container = takeContainer(remote, script.url)
    if (container) return container
    if (runs < 2) await loadEntryScript(script)
  }
  distrustEntry(script.url)
  throw new Error(`The entry of ${remote.name} is no container`)
}

/** Takes the container that an entry script has set; undefined before it ran, and after another caller took it. */
function takeContainer({ name }: RemoteEntry, url: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, containerName(name))
  if (!isContainer(found)) return undefined
  Reflect.set(globalThis, containerName(name), undefined)
  scriptFor(url)?.remove()
  return found
}
