/** Where a page's own server has the files of its shell. Apart from what reads the configuration: start scripts take it first. */
export const SHELL_BASE = '/shell/'
