/** Where a page's own server has the files of its shell. Apart from what reads the configuration: start scripts take it first. */
export const SHELL_BASE = '/shell/'

/** The shell's chunk with what remotes share: pages that begin without a remote do not wait for it. */
export const SEAM_CHUNK = 'seam'
