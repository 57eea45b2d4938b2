import { beforeEach, describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild, usesOf } from '../testing/release-fixture'
import { fixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startWebServer } from '../web-server/web-server'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

describe('calls of the API', () => {
  const answering = async (answer: object) => startUpstream((_, response) => response.end(JSON.stringify(answer)))
  const calling = (...endpoints: string[]) => ({ uses: { ...usesOf().uses, endpoints } })
  beforeEach(async () => {
    await shop().serve('shell', '1.0.0', createShellBuild('shell', calling('GET portal/vet')))
    await shop().publish('mf-a', createRemoteBuild('mf-a', 'a', calling('GET portal/pet/{id}', 'PUT portal/pet/{id}')))
  })

  test('refuses and names calls that the API does not serve, also of the shell', async () => {
    const paths = { '/portal/pet/{petId}': { get: {}, parameters: [] }, '/portal/vet': { get: {} } }
    const api = await answering({ openapi: '3.1.0', paths })
    for (const command of ['check', 'promote']) {
      expect(await portal(command, 'mf-a', '1.0.0', '--api', `${api.url}/`)).toBe(1)
      expect(failed()).toContain('it uses PUT portal/pet/{id} of the API, which is not provided')
    }
    expect(api.seen.map(({ url }) => url)).toEqual(['/api/openapi.json', '/api/openapi.json'])
    expect(await portal('promote', 'mf-a', '1.0.0')).toBe(0)
    await api.stop()
    const less = await answering({ paths: {} })
    expect(await portal('check', '--api', less.url)).toBe(1)
    expect(failed()).toMatch(/shell 1\.0\.0 .* it uses GET portal\/vet of the API/)
    await less.stop()
  })

  test('compares calls with --portal too, when the portal lists them [OPEN-299]', async () => {
    const web = fixtureBuild()
    const operatorAccess = { operatorToken: '' }
    const tells = await answering({ paths: { '/portal/vet': { get: {} } } })
    const silent = await startUpstream((_, response) => response.writeHead(404).end())
    const serve = async (apiUrl: string) =>
      startWebServer(web.options({ store: shop().store.place, keys: shop().keys, operatorAccess, apiUrl }))
    const servers = [await serve(tells.url), await serve(silent.url)]
    const [open, closed] = servers.map(({ url }) => url)
    expect(await portal('promote', 'mf-a', '1.0.0', '--portal', open ?? '')).toBe(1)
    expect(failed()).toContain(
      'it uses GET portal/pet/{id} of the API, PUT portal/pet/{id} of the API, which is not provided',
    )
    expect(await portal('check', 'mf-a', '1.0.0', '--portal', closed ?? '')).toBe(0)
    expect(output()).toContain(
      `Calls were not compared: the API of ${closed} does not describe them without OPERATOR_TOKEN.`,
    )
    for (const one of [...servers, tells, silent]) await one.stop()
    web.remove()
  })

  test.each<[string, object | null]>([
    ['nobody answers', null],
    ['the answer is no OpenAPI document', { error: 'none' }],
  ])('writes nothing and says so where %s', async (_, answer) => {
    const api = await answering(answer ?? {})
    if (!answer) await api.stop()
    expect(await portal('promote', 'mf-a', '1.0.0', '--api', api.url)).toBe(1)
    expect(failed()).toMatch(/The API does not describe its calls\.\n +expected .*\/api\/openapi\.json/)
    expect(await portal('--json', 'status')).toBe(0)
    expect(output()).not.toContain('mf-a')
    if (answer) await api.stop()
  })
})

describe('rules of the API', () => {
  const FEE = { 'domain/fee/fees': 'aaaaaaaaaaaa', 'domain/fee/rules': 'bbbbbbbbbbbb', 'api/booking': 'cccccccccccc' }
  const answering = async (rules?: object) =>
    startUpstream((_, response) => response.end(JSON.stringify({ paths: {}, ...(rules && { 'x-rules': rules }) })))
  const checked = async (rules?: object) => {
    const api = await answering(rules)
    output()
    expect(await portal('check', '--api', api.url)).toBe(0)
    await api.stop()
    return output().split('\n').slice(1)
  }
  beforeEach(async () => {
    await shop().serve('shell', '1.0.0', createShellBuild('shell', { compiledIn: FEE }))
    const own = { 'domain/fee/fees': FEE['domain/fee/fees'], 'api/booking': FEE['api/booking'] }
    await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a', { compiledIn: own }))
    await shop().serve(
      'mf-b',
      '1.0.0',
      createRemoteBuild('mf-b', 'b', { compiledIn: { 'api/booking': 'cccccccccccc' } }),
    )
  })

  test('warns of packages to release again after a changed fee, and refuses nothing [OPEN-253]', async () => {
    expect(await checked({ ...FEE, 'domain/fee/fees': '0a1b2c3d4e5f' })).toEqual([
      "The API and mf-a 1.0.0, shell 1.0.0 have different rules of fee. Release them again from the API's sources.",
    ])
    expect(await checked({ ...FEE, 'domain/fee/rules': '0a1b2c3d4e5f' })).toEqual([
      "The API and shell 1.0.0 have different rules of fee. Release it again from the API's sources.",
    ])
    const { 'api/booking': _, ...less } = FEE
    expect(await checked(less)).toEqual([
      "The API and mf-a 1.0.0, mf-b 1.0.0, shell 1.0.0 have different schemas of booking. Release them again from the API's sources.",
    ])
  })
})
