/** API answers that a test releases in any order, by request. */
export function slowAnswers<T>() {
  const waiting = new Map<string, (answer: T) => void>()
  return {
    ask: (text: string) => new Promise<T>((resolve) => waiting.set(text, resolve)),
    asked: () => [...waiting.keys()],
    answer: (text: string, answer: T) => waiting.get(text)?.(answer),
  }
}
