import { fileURLToPath } from 'node:url'
import path from 'node:path'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const inRoot = (...parts) => path.join(ROOT, ...parts)

/** Folder of the running portal's data (`DATA_DIR`, default `.data`). */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data')
