/** A service type as it is read: the provider writes them in small letters. */
export function serviceTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
