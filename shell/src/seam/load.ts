/** The modules shared with remotes, in their own bundle, so that a page without a remote does not wait for them. */
export const loadSeam = async () => (await import(/* webpackChunkName: "seam" */ './shared')).shared
