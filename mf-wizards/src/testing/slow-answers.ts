/** Answers of an API that a test lets arrive when it wants, in any order, by what was asked for. */
export function slowAnswers<T>() {
  const waiting = new Map<string, (answer: T) => void>()
  return {
    ask: (text: string) => new Promise<T>((resolve) => waiting.set(text, resolve)),
    asked: () => [...waiting.keys()],
    answer: (text: string, answer: T) => waiting.get(text)?.(answer),
  }
}
