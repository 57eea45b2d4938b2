import { screenFiles } from '@portal/federation/host'
import type { Registry, RemoteEntry } from '@portal/federation/host'
import type { FileReader } from './inline-texts'

/** Bytes of the compressed scripts of screens, by remote and chunk. */
export type ScreenSizes = Readonly<Record<string, number>>

export const screenKey = ({ name }: Pick<RemoteEntry, 'name'>, chunk: string) => `${name} ${chunk}`

/** Reads the sizes of screens drawn before React. Leaves out a screen with a missing file. */
export async function readScreenSizes({ remotes }: Registry, reader: FileReader): Promise<ScreenSizes> {
  const sizes: Record<string, number> = {}
  for (const remote of Object.values(remotes)) {
    const chunks = new Set(remote.routes.flatMap(({ drawnEarly, chunk }) => (drawnEarly ? [chunk] : [])))
    for (const chunk of chunks) {
      const scripts = screenFiles(remote, chunk).filter((file) => file.endsWith('.js'))
      const found = await Promise.all(scripts.map((file) => sizeOf(remote.name, `${file}.br`, reader)))
      if (found.every((size) => size !== null)) sizes[screenKey(remote, chunk)] = sum(found)
    }
  }
  return sizes
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

async function sizeOf(name: string, file: string, { placesOf, find }: FileReader): Promise<number | null> {
  // The index has only uncompressed names. Compressed forms are in the same folder.
  for (const place of await placesOf(name, file.replace(/\.br$/, ''))) {
    const found = await find(place, file)
    if (found) return found.size
  }
  return null
}
