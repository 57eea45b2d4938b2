// What the start script does (`preloadScreen`), with hashes.
export const preloadAssets = () => undefined
export const formatPreloadArgs = () => []
export const defaultPreloadArgs = (given) => given
export const normalizePreloadExposes = () => []
