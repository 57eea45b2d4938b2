import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { ROOT } from '../lib/paths.mjs'
import { read } from '../lib/written-files'

const CHART = 'deploy/helm/portal'
const RELEASE = 'portal'

export interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> }
  readonly data?: Readonly<Record<string, unknown>>
  readonly spec?: Readonly<Record<string, unknown>>
}

type Values = Readonly<Record<string, unknown>>

export const values: Values = parse(read(`${CHART}/values.yaml`))

/** `.Values.a.b` or `.Release.Name`; throws where there is none. */
function valueOf(words: string, given: Values): unknown {
  if (words === '.Release.Name') return RELEASE
  const found = words.startsWith('.Values.')
    ? words
        .slice('.Values.'.length)
        .split('.')
        .reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), given)
    : undefined
  if (found === undefined) throw new Error(`{{ ${words} }} is not in values.yaml`)
  return found
}

const parts = new Map<string, string>()
for (const [, name = '', text = ''] of read(`${CHART}/templates/_pod.tpl`).matchAll(
  /\{\{- define "([\w.]+)" -\}\}\n([\s\S]*?)\n\{\{- end \}\}/g,
)) {
  parts.set(name, text)
}

function wordsOf(expression: string, given: Values): string {
  const [first = '', ...pipes] = expression.split('|').map((part) => part.trim())
  const [, call, rest = ''] = /^(include|toYaml|toPrettyJson) (.+)$/.exec(first) ?? []
  let text: string
  if (call === 'include') {
    const part = parts.get(/"([\w.]+)"/.exec(rest)?.[1] ?? '')
    if (part === undefined) throw new Error(`{{ ${expression} }} includes nothing that is there`)
    text = render(part, given)
  } else if (call === 'toYaml') text = stringify(valueOf(rest, given)).trimEnd()
  else text = call ? JSON.stringify(valueOf(rest, given), null, 2) : String(valueOf(first, given))
  for (const pipe of pipes) {
    const [, spaces] = /^nindent (\d+)$/.exec(pipe) ?? []
    if (spaces !== undefined) text = `\n${text.replaceAll(/^(?=.)/gm, ' '.repeat(Number(spaces)))}`
    else if (pipe === 'sha256sum') text = createHash('sha256').update(text).digest('hex')
    else throw new Error(`{{ ${expression} }}: no pipe ${pipe} is used here`)
  }
  return text
}

/** As Helm would, for the few of its words that the chart keeps to; any other throws. Helm itself is not to be had here. */
function render(template: string, given: Values): string {
  const chosen = template.replaceAll(IF, (_, words, within) => (isSet(valueOf(words, given)) ? within : ''))
  return chosen.replaceAll(/\s*\{\{-\s*(.+?)\s*\}\}|\{\{\s*(.+?)\s*\}\}/g, (_, trimmed, plain) =>
    wordsOf(String(trimmed ?? plain), given),
  )
}

/** None within another. */
const IF = /\s*\{\{- if (\S+) \}\}([\s\S]*?)\s*\{\{- end \}\}/g
const isSet = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0)

/** Everything that the chart makes with its own values, or with some in their place. Throws where a template or its YAML is wrong. */
export function manifests(others: Values = {}): readonly Manifest[] {
  const given = { ...values, ...others }
  const templates = readdirSync(path.join(ROOT, CHART, 'templates')).filter((file) => file.endsWith('.yaml'))
  return templates.flatMap((file) =>
    parseAllDocuments(render(read(`${CHART}/templates/${file}`), given)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${String(document.errors[0])}`)
      const made: Manifest = document.toJS()
      return made
    }),
  )
}
