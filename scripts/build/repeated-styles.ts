const classesIn = (sheet: string) => new Set(sheet.match(/\.[A-Za-z][\w-]*(?=[^{}]*\{)/g))

/** Classes of a page's first style sheet that stand in a later one too, where they would count behind others. */
export function repeatedStyles(first: string, later: readonly string[]): readonly string[] {
  const there = classesIn(first)
  return [...new Set(later.flatMap((sheet) => [...classesIn(sheet)]))].filter((name) => there.has(name))
}
