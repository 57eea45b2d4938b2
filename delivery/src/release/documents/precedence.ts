/** Versions made of a build's content, which follow no order. */
const MADE_OF_CONTENT = /-dev-[0-9a-f]{12}$/

/** Does the one version come before the other? No, where one of them was made of a build's content. */
export function isOlder(version: string, other: string): boolean {
  if (MADE_OF_CONTENT.test(version) || MADE_OF_CONTENT.test(other)) return false
  return precedence(version, other) < 0
}

/** Semantic versioning's order: below 0 when the first one comes first. */
function precedence(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  const core = firstDifference(a.core, b.core)
  if (core !== 0 || one === other) return core
  // A release comes after all that lead to it.
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length
  return firstDifference(a.pre, b.pre) || a.pre.length - b.pre.length
}

function partsOf(version: string) {
  const dash = version.indexOf('-')
  const [core, pre] = dash < 0 ? [version, ''] : [version.slice(0, dash), version.slice(dash + 1)]
  return { core: core.split('.'), pre: pre ? pre.split('.') : [] }
}

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const pairs = one.slice(0, other.length).map((part, at) => compareParts(part, other[at] ?? ''))
  return pairs.find((difference) => difference !== 0) ?? 0
}

/** Numbers by their value, and before words. */
function compareParts(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)]
  if (isNumber && isOtherNumber) return Number(one) - Number(other)
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return one === other ? 0 : one < other ? -1 : 1
}
