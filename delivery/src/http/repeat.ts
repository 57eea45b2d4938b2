/** Repeats a job without overlap, the first time after `firstMs`. Returns the function that stops it. */
export function repeat(job: () => Promise<void>, everyMs: number, firstMs = everyMs): () => void {
  let isEnded = false
  let timer: NodeJS.Timeout
  const runIn = (ms: number) => {
    timer = setTimeout(() => void job().finally(() => isEnded || runIn(everyMs)), ms)
    timer.unref()
  }
  runIn(firstMs)
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
