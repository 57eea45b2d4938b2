import { beforeEach, describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild, usesOf } from '../testing/release-fixture'
import { fixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startWebServer } from '../web-server/web-server'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

describe('what the API serves', () => {
  const answering = async (answer: object) => startUpstream((_, response) => response.end(JSON.stringify(answer)))
  const calling = (...endpoints: string[]) => ({ uses: { ...usesOf().uses, endpoints } })
  beforeEach(async () => {
    await shop().serve('shell', '1.0.0', createShellBuild('shell', calling('GET portal/vet')))
    await shop().publish('mf-a', createRemoteBuild('mf-a', 'a', calling('GET portal/pet/{id}', 'PUT portal/pet/{id}')))
  })

  test('calls that it does not serve are refused and named, those of the shell too', async () => {
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

  test('of a portal that is asked anyway they are compared by themselves, where it tells them [OPEN-299]', async () => {
    const web = fixtureBuild()
    const closedTo = { operatorToken: '' }
    const tells = await answering({ paths: { '/portal/vet': { get: {} } } })
    const silent = await startUpstream((_, response) => response.writeHead(404).end())
    const serve = async (apiUrl: string) =>
      startWebServer(web.options({ store: shop().store.place, keys: shop().keys, closedTo, apiUrl }))
    const servers = [await serve(tells.url), await serve(silent.url)]
    const [told, kept] = servers.map(({ url }) => url)
    expect(await portal('promote', 'mf-a', '1.0.0', '--portal', told ?? '')).toBe(1)
    expect(failed()).toContain(
      'it uses GET portal/pet/{id} of the API, PUT portal/pet/{id} of the API, which is not provided',
    )
    expect(await portal('check', 'mf-a', '1.0.0', '--portal', kept ?? '')).toBe(0)
    expect(said()).toContain(
      `Calls were not compared: the API of ${kept} does not describe them without OPERATOR_TOKEN.`,
    )
    for (const one of [...servers, tells, silent]) await one.stop()
    web.remove()
  })

  test.each<[string, object | null]>([
    ['nobody answers', null],
    ['the answer is no OpenAPI document', { error: 'none' }],
  ])('where %s that is said, and nothing moves', async (_, answer) => {
    const api = await answering(answer ?? {})
    if (!answer) await api.stop()
    expect(await portal('promote', 'mf-a', '1.0.0', '--api', api.url)).toBe(1)
    expect(failed()).toMatch(/The API does not describe its calls\.\n +expected .*\/api\/openapi\.json/)
    expect(await portal('--json', 'status')).toBe(0)
    expect(said()).not.toContain('mf-a')
    if (answer) await api.stop()
  })
})

describe('the rules by which the API answers', () => {
  const FEE = { 'domain/fee/fees': 'aaaaaaaaaaaa', 'domain/fee/rules': 'bbbbbbbbbbbb', 'api/booking': 'cccccccccccc' }
  const answering = async (rules?: object) =>
    startUpstream((_, response) => response.end(JSON.stringify({ paths: {}, ...(rules && { 'x-rules': rules }) })))
  const checked = async (rules?: object) => {
    const api = await answering(rules)
    said()
    expect(await portal('check', '--api', api.url)).toBe(0)
    await api.stop()
    return said().split('\n').slice(1)
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

  test('a changed fee says who has to be released again, by noun, and refuses nothing [OPEN-253]', async () => {
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
