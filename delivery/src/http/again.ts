/** Runs a job again and again, never twice at once, the first time after `firstMs`; answers what ends it. */
export function again(job: () => Promise<void>, everyMs: number, firstMs = everyMs): () => void {
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
