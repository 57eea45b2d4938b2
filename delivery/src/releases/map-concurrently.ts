const CONCURRENCY = 8

/** Runs a job for each item, eight at a time. The results have no order. */
export async function mapConcurrently<T, R>(items: readonly T[], job: (item: T) => Promise<R>): Promise<R[]> {
  const [queue, results]: [T[], R[]] = [[...items], []]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await job(item))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}
