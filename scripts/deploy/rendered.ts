import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { ROOT } from '../lib/paths.mjs'
import { read } from '../lib/written-files'

export const CHART = 'deploy/helm/portal'
const RELEASE = 'portal'

export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> }
  readonly data?: Readonly<Record<string, unknown>>
  readonly spec?: Readonly<Record<string, unknown>>
}

type Values = Readonly<Record<string, unknown>>

export const values: Values = parse(read(`${CHART}/values.yaml`))

/** Value of `.Values.a.b` or `.Release.Name`; throws when it is missing. */
function valueOf(words: string): unknown {
  if (words === '.Release.Name') return RELEASE
  const found = words.startsWith('.Values.')
    ? words
        .slice('.Values.'.length)
        .split('.')
        .reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), values)
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

function wordsOf(expression: string): string {
  const [first = '', ...pipes] = expression.split('|').map((part) => part.trim())
  const [, call, rest = ''] = /^(include|toYaml|toPrettyJson) (.+)$/.exec(first) ?? []
  let text: string
  if (call === 'include') {
    const part = parts.get(/"([\w.]+)"/.exec(rest)?.[1] ?? '')
    if (part === undefined) throw new Error(`{{ ${expression} }} includes a missing template`)
    text = render(part)
  } else if (call === 'toYaml') text = stringify(valueOf(rest)).trimEnd()
  else text = call ? JSON.stringify(valueOf(rest), null, 2) : String(valueOf(first))
  for (const pipe of pipes) {
    const [, spaces] = /^nindent (\d+)$/.exec(pipe) ?? []
    if (spaces !== undefined) text = `\n${text.replaceAll(/^(?=.)/gm, ' '.repeat(Number(spaces)))}`
    else if (pipe === 'sha256sum') text = createHash('sha256').update(text).digest('hex')
    else throw new Error(`{{ ${expression} }}: the function ${pipe} is not supported here`)
  }
  return text
}

/** Renders the few Helm functions that the chart uses; throws for another. `npm run prove chart` compares with Helm. */
function render(template: string): string {
  return template.replaceAll(/\s*\{\{-\s*(.+?)\s*\}\}|\{\{\s*(.+?)\s*\}\}/g, (_, trimmed, plain) =>
    wordsOf(String(trimmed ?? plain)),
  )
}

/** The chart's manifests with its default values. Throws for an invalid template or YAML. */
export function manifests(): readonly Manifest[] {
  const templates = readdirSync(path.join(ROOT, CHART, 'templates')).filter((file) => file.endsWith('.yaml'))
  return templates.flatMap((file) =>
    parseAllDocuments(render(read(`${CHART}/templates/${file}`))).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${String(document.errors[0])}`)
      const made: Manifest = document.toJS()
      return made
    }),
  )
}
