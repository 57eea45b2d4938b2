import path from 'node:path'

/**
 * The path of a requested file below a folder. Null for a path that leaves the folder, hidden or odd names, manifests
 * of the build and source maps.
 */
export function resolveAsset(folder: string, requested: string): string | null {
  const name = decodePath(requested)
  if (name === null) return null
  const parts = name.split('/')
  const plain = parts.every((part) => /^[\w@-][\w@.+~-]*$/.test(part))
  if (!plain || /(-manifest\.json|\.map)$/.test(name)) return null
  const file = path.resolve(folder, ...parts)
  return file.startsWith(path.resolve(folder) + path.sep) ? file : null
}

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
