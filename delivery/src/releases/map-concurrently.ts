/** What is done at once. */
const AT_ONCE = 8

/** Does this for each, some at a time. */
export async function inTurns<T, R>(items: readonly T[], job: (item: T) => Promise<R>): Promise<R[]> {
  const [queue, results]: [T[], R[]] = [[...items], []]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await job(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
