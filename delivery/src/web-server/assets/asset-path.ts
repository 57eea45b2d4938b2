import path from 'node:path'

/**
 * The file a request names below a folder, or null when it names none: no way up, no hidden or
 * otherwise odd names, no build documents or source maps.
 */
export function assetPath(folder: string, requested: string): string | null {
  const name = decoded(requested)
  if (name === null) return null
  const parts = name.split('/')
  const plain = parts.every((part) => /^[\w@-][\w@.+~-]*$/.test(part))
  if (!plain || /(-manifest\.json|\.map)$/.test(name)) return null
  const file = path.resolve(folder, ...parts)
  return file.startsWith(path.resolve(folder) + path.sep) ? file : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
