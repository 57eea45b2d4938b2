/** What remotes share, split off so that a page without one never waits for it. */
export const loadSeam = async () => (await import(/* webpackChunkName: "seam" */ './shared')).shared
