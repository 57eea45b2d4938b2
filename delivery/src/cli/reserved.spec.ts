import { beforeEach, expect, test } from 'vitest'
import { builtRemote, builtShell } from '../testing/built-package'
import { commandLine } from './command-line.fixture'

const { shop, portal, failed } = commandLine()
beforeEach(() => shop().serve('shell', '1.0.0', builtShell('shell')))

const at = (path: string) => builtRemote('mf-a', 'a', { routes: [{ path, access: 'staff', chunk: 'screen' }] })

test.each(['/portal-status', '/metrics', '/api/reports', '/robots.txt', '/login'])(
  'a remote at %s is not published [OPEN-304]',
  async (path) => {
    expect(await portal('publish', 'mf-a', '--from', shop().write(at(path)))).toBe(1)
    expect(failed()).toContain(`${path} of mf-a is also`)
    expect(await shop().store.list('mf-a')).toEqual([])
  },
)

test('one that a command of before has published is refused by check and by promote [OPEN-304]', async () => {
  await shop().publish('mf-a', at('/pets'), { as: '1.0.0' })
  const document = 'mf-a/1.0.0/release-manifest.json'
  const { key: _key, signature: _signature, ...release } = JSON.parse(String(await shop().store.read(document)))
  const moved = JSON.stringify(release).replace('"/pets"', '"/portal-status"')
  shop().replace(document, moved)
  for (const command of ['check', 'promote']) {
    expect(await portal(command, 'mf-a', '1.0.0')).toBe(1)
    expect(failed()).toContain('/portal-status of mf-a is also /portal-status of the web server')
  }
})
