import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** Folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** An absolute path inside the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts)

/** Where the portal keeps what it writes while it runs (`DATA_DIR`, default `.data`). */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data')
