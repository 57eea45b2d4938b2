/**
 * Names for what a script declares, the shortest first, of the characters that the script uses most: terser's own way,
 * but without the hashes of files that stand in it. Those are of a build before it is minimized, in which absolute
 * paths and the cache have a part, and become the contents' own afterwards. Counted, they gave every folder other names.
 * Terser works in other processes, which get the text of these methods: nothing outside of them may be named.
 */
export const shortNames = {
  counts: new Map<string, number>(),
  letters: [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_'],
  digits: [...'0123456789'],
  reset(): void {
    this.counts = new Map()
  },
  consider(text: string, change: number): void {
    for (const character of text.replace(/\b[0-9a-f]{8}\b/g, '')) {
      this.counts.set(character, (this.counts.get(character) ?? 0) + change)
    }
  },
  sort(): void {
    this.letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_'].sort(
      (one, other) => (this.counts.get(other) ?? 0) - (this.counts.get(one) ?? 0),
    )
    this.digits = [...'0123456789'].sort((one, other) => (this.counts.get(other) ?? 0) - (this.counts.get(one) ?? 0))
  },
  /** The name of this number; none begins with a digit. */
  get(number: number): string {
    let name = this.letters[number % this.letters.length] ?? ''
    const all = [...this.letters, ...this.digits]
    for (let rest = Math.floor(number / this.letters.length); rest > 0; rest = Math.floor(rest / all.length)) {
      rest--
      name += all[rest % all.length] ?? ''
    }
    return name
  },
}
