// Remotes have no remotes of their own: they meet in slots.
export const remotes = undefined
