/** Seals and opens drafts where there is something to do. What cannot be loaded now is done by the next page. */
export async function tend(): Promise<void> {
  const loaded = await import(/* webpackChunkName: "sealed-drafts" */ './tend-drafts').catch(() => null)
  await loaded?.tendDrafts()
}
