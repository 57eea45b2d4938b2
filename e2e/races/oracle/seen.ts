import { SKIPPED } from './fields'
import type { Fields } from './fields'

/** What the users of the tabs had before their eyes, and since when. */
export class Seen {
  readonly #texts = new Map<string, { at: number; text: string }[]>()
  readonly #fields = new Map<string, Map<string, number>>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** The user of a tab has these values before them. */
  showFields(tab: string, fields: Fields): void {
    const shown = this.#fields.get(tab) ?? new Map<string, number>()
    this.#fields.set(tab, shown)
    for (const [field, value] of Object.entries(fields)) {
      const entry = `${field}=${value}`
      if (!shown.has(entry)) shown.set(entry, this.#now())
    }
  }

  showTexts(tab: string, texts: readonly string[]): void {
    const shown = this.#texts.get(tab) ?? []
    this.#texts.set(tab, shown)
    for (const text of texts) {
      const words = withoutSpaces(text)
      if (words && !shown.some((each) => each.text === words)) shown.push({ at: this.#now(), text: words })
      if (text === 'Not provided') this.showFields(tab, { owner: SKIPPED })
    }
  }

  /** Every value that is typed is another one, so that it is known wherever it is read. */
  had(tab: string, field: string, value: string, before: number): boolean {
    const asField = this.#fields.get(tab)?.get(`${field}=${value}`)
    if (asField !== undefined && asField < before) return true
    const words = withoutSpaces(value)
    return (this.#texts.get(tab) ?? []).some(({ at, text }) => at < before && text.includes(words))
  }
}

/** Pages break phone numbers and lines as they like. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
