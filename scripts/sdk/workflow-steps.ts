/** A workflow step with a command. */
interface WorkflowStep {
  readonly run: string
  readonly env: Readonly<Record<string, string>>
}

const indentOf = (line: string) => line.length - line.trimStart().length

/**
 * Steps of a job with their expressions replaced, and the workflow's variables. Parses only YAML of `portal create`.
 * Throws for an expression without a value.
 */
export function readWorkflow(text: string, job: string, values: Readonly<Record<string, string>>) {
  const lines = text.split('\n')
  const valued = (line: string) =>
    line.replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`no value for ${name}`)
      return value
    })
  const below = (head: string) => {
    const at = lines.indexOf(head)
    if (at === -1) throw new Error(`there is no ${head.trim()}`)
    const end = lines.findIndex((line, index) => index > at && line.trim() !== '' && indentOf(line) <= indentOf(head))
    return lines.slice(at + 1, end === -1 ? undefined : end)
  }
  const variables = below('env:').map((line) => /^ {2}(\w+): (.*)$/.exec(line))
  const steps = below(`  ${job}:`)
    .join('\n')
    .split(/^ {6}- /m)
    .slice(1)
  return {
    env: Object.fromEntries(variables.flatMap((found) => (found ? [[found[1], valued(found[2] ?? '')]] : []))),
    steps: steps.map((step) => stepOf(step, valued)).filter((step) => step !== null),
  }
}

function stepOf(step: string, valued: (text: string) => string): WorkflowStep | null {
  const [first = '', ...others] = step.split('\n')
  const one = /^run: (.+)$/.exec(first)?.[1]
  if (one === undefined) return null
  const block = others.filter((line) => line.startsWith(' '.repeat(10))).map((line) => line.slice(10))
  const env = others.map((line) => /^ {8}env: \{ (\w+): "(.*)" \}$/.exec(line))
  return {
    run: valued(one === '|' ? block.join('\n') : one),
    env: Object.fromEntries(env.flatMap((found) => (found ? [[found[1], valued(found[2] ?? '')]] : []))),
  }
}
