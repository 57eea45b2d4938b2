// Remotes bring no copy of what is shared.
export const getSharedFallbackGetter = ({ factory }) => factory
