/** Caches builders by shape, so that prepared statements are found by their builder. */
export function memo<Of extends object, Builder>(make: (shape: Of) => Builder): (shape: Of) => Builder {
  const made = new Map<string, Builder>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = made.get(key) ?? make(shape)
    made.set(key, known)
    return known
  }
}
