// Entries come by the portal's own scripts alone, each checked: nothing else here may fetch one.
const never = () => {
  throw new Error('The library fetches nothing here')
}
export const createLink = never
export const createScript = never
export const isStaticResourcesEqual = never
export const loadScript = never
export const safeWrapper = never
