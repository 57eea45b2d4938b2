import { DECIMALS, isMet, isWithinNoise } from './verdict'
import type { Line } from './verdict'

/** Units that are named beside their number. */
const NAMED: ReadonlySet<Line['unit']> = new Set(['ms', '%', 'KB'])

/** Prints each figure with its target and verdict; how many miss theirs. */
export function printTargets(lines: readonly Line[]): number {
  const wide = (cell: (line: Line) => string) => Math.max(0, ...lines.map((line) => cell(line).length)) + 2
  const [first, second] = [wide((line) => line.figure), wide((line) => line.of)]
  console.log(
    `\n${'figure'.padEnd(first)}${'of'.padEnd(second)}${'measured'.padStart(9)}  ${'quartiles'.padEnd(17)}target`,
  )
  for (const line of lines) {
    const number = (value: number) => value.toFixed(DECIMALS[line.unit])
    const { low, median, high } = line.measured
    const spread = low === high ? '' : `${number(low)} - ${number(high)}`
    const unit = NAMED.has(line.unit) ? ` ${line.unit}` : ''
    const verdict = `${isMet(line) ? 'met' : 'MISSED'}${isWithinNoise(line) ? ', within the noise' : ''}`
    console.log(
      `${line.figure.padEnd(first)}${line.of.padEnd(second)}${number(median).padStart(9)}  ${spread.padEnd(17)}${`${number(line.target)}${unit}`.padEnd(9)} ${verdict}`,
    )
  }
  const missed = lines.filter((line) => !isMet(line)).length
  console.log(`\n${lines.length - missed} of ${lines.length} targets met, ${missed} missed.`)
  return missed
}
