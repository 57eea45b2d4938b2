/** Whether two words differ by one letter: changed, added, removed, or swapped with its neighbour. */
export function isOneLetterOff(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  const isExchanged = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (isExchanged && restA.slice(2) === restB.slice(2))
  )
}
