import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../shared/server/src/index'
import type { Program, Setting } from '../../shared/server/src/index'
import { isThere, read } from '../lib/written-files'
import { manifests, values } from './rendered'
import type { Manifest } from './rendered'

const all = manifests()
const named = (kind: string, name: string): Manifest => {
  const found = all.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found
}
const inTable: Readonly<Record<string, Setting>> = SETTINGS

/** All values of this key, at any depth. */
function below(at: unknown, key: string): unknown[] {
  if (!(at instanceof Object)) return []
  return Object.entries(at).flatMap(([name, value]) => [...(name === key ? [value] : []), ...below(value, key)])
}
const workloads = all.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
const SETTINGS_OF = [
  ['backend', ['portal-backend']],
  ['web server', ['portal-web', 'portal-releases']],
  ['backend', ['portal-backend', 'portal-migrations']],
  ['guard', ['portal-guard', 'portal-releases']],
  ['release API', ['portal-release-api', 'portal-releases']],
] as const satisfies readonly (readonly [Program, readonly string[]])[]

describe('the chart of Helm', () => {
  test('has three backends, two web servers, a guard, an optional release API, and a migration job before them [OPEN-273]', () => {
    expect(workloads.map(({ kind, metadata, spec }) => [kind, metadata.name, spec?.replicas])).toEqual([
      ['Deployment', 'portal-backend', 3],
      ['Deployment', 'portal-guard', 1],
      ['Job', 'portal-migrations', undefined],
      ['Deployment', 'portal-release-api', 0],
      ['StatefulSet', 'portal-web', 2],
    ])
    const { annotations } = named('Job', 'portal-migrations').metadata
    expect(annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
  })

  test.each(SETTINGS_OF)(
    'sets what production must set of the %s, and nothing that it does not read',
    (program, names) => {
      const set = names.flatMap((name) => Object.keys(named('ConfigMap', name).data ?? {}))
      const plain = set.map((name) => name.replace(/_FILE$/, ''))
      const taken = Object.entries(inTable).filter(([, { by }]) => by.includes(program))
      const must = taken.filter(([, one]) => one.production === 'must' || one.mustFor === program)
      expect(must.map(([name]) => name).filter((name) => !plain.includes(name))).toEqual(['NODE_ENV'])
      expect(plain.filter((name) => !taken.some(([known]) => known === name))).toEqual([])
    },
  )

  test('has no secret, and mounts each from one Secret', () => {
    const data = all.flatMap(({ kind, data: held }) => (kind === 'ConfigMap' ? Object.entries(held ?? {}) : []))
    const secrets = data.filter(([name]) => inTable[name]?.secret === 'value')
    expect(secrets.filter(([, value]) => value !== '')).toEqual([])
    const files = data.filter(([name]) => name.endsWith('_FILE') || inTable[name]?.secret === 'file')
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter(([, file]) => !String(file).startsWith('/run/secrets/portal/'))).toEqual([])
    expect(all.some(({ kind }) => kind === 'Secret')).toBe(false)
  })

  test.each([
    ['portal-backend', ['portal-backend']],
    ['portal-web', ['portal-web', 'portal-releases']],
    ['portal-guard', ['portal-guard', 'portal-releases']],
    ['portal-migrations', ['portal-backend', 'portal-migrations']],
    ['portal-release-api', ['portal-release-api', 'portal-releases']],
  ])('gives %s the secrets that its settings name, and no other', (name, configs) => {
    const set = configs.flatMap((config) => Object.values(named('ConfigMap', config).data ?? {}).map(String))
    const files = set.filter((value) => value.startsWith('/run/secrets/portal/')).map((file) => file.split('/').at(-1))
    const one = workloads.find(({ metadata }) => metadata.name === name)
    expect(below(below(one, 'secret'), 'path').toSorted()).toEqual([...new Set(files)].toSorted())
  })

  test('uses TLS between its processes, and trusts no network [OPEN-283..286]', () => {
    const dataOf = (name: string) => named('ConfigMap', name).data ?? {}
    for (const name of ['portal-web', 'portal-guard']) {
      expect(dataOf(name)).toMatchObject({ API_URL: 'https://portal-backend:8081', OWN_CA_FOR: 'API_URL' })
    }
    expect(all.flatMap(({ data = {} }) => ('NETWORK_BETWEEN' in data ? [data] : []))).toEqual([])
    expect(new Set(below(below(workloads, 'httpGet'), 'scheme'))).toEqual(new Set(['HTTPS']))
    expect(dataOf('portal-backend')).not.toHaveProperty('MIGRATION_DATABASE_URL_FILE')
    for (const name of ['portal-backend', 'portal-web', 'portal-guard']) {
      expect(dataOf(name)).toHaveProperty('CALLER_SECRETS_FILE')
    }
  })

  test('takes all certificates from one Secret of the operator', () => {
    expect(workloads.flatMap((one) => below(one, 'secretName'))).toEqual(workloads.map(() => values.secretName))
  })

  test.each(workloads)(
    '$metadata.name does not run as root, writes only to /tmp and its own volumes, and has limits',
    (one) => {
      expect(below(one, 'runAsNonRoot')).toEqual([true])
      expect(below(one, 'readOnlyRootFilesystem')).toEqual([true])
      expect(below(one, 'allowPrivilegeEscalation')).toEqual([false])
      expect(below(one, 'drop')).toEqual([['ALL']])
      expect(below(one, 'limits')).toHaveLength(1)
      const mounts = below(one, 'mountPath')
      expect(mounts.filter((place) => !['/tmp', '/run/secrets/portal', '/seen'].includes(String(place)))).toEqual([])
      expect(below(one, 'automountServiceAccountToken')).toEqual([false])
    },
  )

  test('restarts pods when a setting that they read changes', () => {
    for (const one of workloads.filter(({ kind }) => kind !== 'Job')) {
      const digests = below(below(one, 'template'), 'annotations').flatMap((all) => Object.values(Object(all)))
      expect([one.metadata.name, digests.length]).toEqual([one.metadata.name, below(one, 'configMapRef').length])
    }
  })

  test('probes and programs exist', () => {
    const paths = below(below(workloads, 'httpGet'), 'path')
    const asked = ['/api/health/live', '/api/health/ready', '/health', '/health/live', '/health/ready']
    expect([...new Set(paths)].map(String).toSorted()).toEqual(asked)
    const programs = below(workloads, 'command').flatMap((words) =>
      String(words)
        .split(',')
        .filter((word) => word.endsWith('.ts')),
    )
    expect(programs).toHaveLength(4)
    expect(programs.filter((file) => !isThere(`backend/${file}`))).toEqual([])
    // The backends run the image's own command.
    expect(read('deploy/Dockerfile')).toContain('"src/main.ts"')
  })

  test('closes the network, except for the ingress, the web servers, the guard and Prometheus', () => {
    const closed = named('NetworkPolicy', 'portal-closed')
    expect(closed.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] })
    expect(closed.spec).not.toHaveProperty('ingress')
    const labels = workloads.flatMap((one) => below(one, 'part-of'))
    expect(labels).toEqual(workloads.map(() => 'portal'))
    const into = below(named('NetworkPolicy', 'portal-backend'), 'app')
    expect(into).toEqual(['portal-backend', 'portal-web', 'portal-guard'])
    for (const name of ['portal-web', 'portal-backend'])
      expect(JSON.stringify(named('NetworkPolicy', name))).toContain(`"kubernetes.io/metadata.name":"monitoring"`)
  })
})
