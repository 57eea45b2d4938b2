/**
 * Base path of the shell's files on a page's own server. In its own file, since start scripts need it without the
 * configuration.
 */
export const SHELL_BASE = '/shell/'

/** The shell's chunk of shared modules: pages that start without a remote do not wait for it [OPEN-318]. */
export const SEAM_CHUNK = 'seam'
