import type ts from 'typescript'
import { slugOf } from './markdown'
import type { Topic } from './topics'

/** Pages by their name, `ui/Button`, with what stands on each. */
export type Pages = ReadonlyMap<string, readonly Topic[]>

/** Where each name stands: `ui/Button.md#buttonprops`. */
export type Links = ReadonlyMap<ts.Symbol, string>

/** What is of one key, in the order in which it came. */
export function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return found
}

/** Links to all names: a heading of which there was one before on its page gets a number. */
export function linksOf(pages: Pages): Links {
  const links = new Map<ts.Symbol, string>()
  for (const [page, topics] of pages) {
    const times = new Map<string, number>()
    for (const { title, symbol } of topics) {
      const slug = slugOf(title)
      const before = times.get(slug) ?? 0
      times.set(slug, before + 1)
      if (!links.has(symbol)) links.set(symbol, `${page}.md#${slug}${before > 0 ? `-${before}` : ''}`)
    }
  }
  return links
}
