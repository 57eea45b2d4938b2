/** Seals and opens drafts when there is something to do. If its code fails to load, the next page does it. */
export async function tend(): Promise<void> {
  const loaded = await import(/* webpackChunkName: "sealed-drafts" */ './tend-drafts').catch(() => null)
  await loaded?.tendDrafts()
}
