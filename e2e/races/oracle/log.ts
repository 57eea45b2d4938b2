const IDS = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** What happened, for people to read. Ids are numbered as they come: the server's differ from run to run. */
export class Log {
  readonly lines: string[] = []
  readonly #ids = new Map<string, string>()

  say(text: string): void {
    this.lines.push(this.plain(text))
  }

  plain(text: string): string {
    return text.replaceAll(IDS, (id) => {
      const name = this.#ids.get(id) ?? `#${this.#ids.size + 1}`
      this.#ids.set(id, name)
      return name
    })
  }
}
