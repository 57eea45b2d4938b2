import type { RemoteDeclaration } from './declaration'

type Route = Pick<RemoteDeclaration['routes'][number], 'path' | 'chunk' | 'component'>
interface RoutesDeclaration extends Pick<RemoteDeclaration, 'name'> {
  readonly routes: readonly Route[]
}

/** File into which a build writes the screens that `remote.json` declares, relative to the remote's folder. */
export const ROUTES_FILE = 'src/routes.data.ts'

/**
 * Code that loads each declared screen by its path; empty when the declaration names no components. Throws when it
 * names only some.
 */
export function routesFile({ name, routes }: RoutesDeclaration): string {
  const screens = routes.flatMap(screenOf)
  if (screens.length === 0) return ''
  if (screens.length < routes.length) throw new Error(`remote.json of ${name}: each route names its component, or none`)
  const isShared = (file: string) => screens.filter((screen) => screen.file === file).length > 1
  // Each file has one import, shared ones first: other imports would give webpack other chunks.
  const shared = new Set(screens.flatMap((one) => (isShared(one.file) ? [constantOf(one)] : [])))
  const lines = screens.map((one) => {
    const load = isShared(one.file) ? `${nameOf(one.file)}()` : importOf(one)
    return `  '${one.path}': async () => (await ${load}).${one.screen},\n`
  })
  return [
    '// Written by the build: change remote.json.\n\n',
    ...shared,
    `export const routes = {\n`,
    ...lines,
    '}\n',
  ].join('')
}

function screenOf({ path, chunk, component }: Route) {
  if (component === undefined) return []
  const [file = '', screen = file.split('/').at(-1)] = component.split('#')
  return [{ path, chunk, file, screen }]
}

type Screen = ReturnType<typeof screenOf>[number]

/** A constant, because packing the SDK rewrites file names behind `import(`, also in texts. */
const importOf = ({ file, chunk }: Screen) => `import(/* webpackChunkName: "${chunk}" */ '${BESIDE}${file}')`

const BESIDE = './'

const constantOf = (screen: Screen) => `const ${nameOf(screen.file)} = () => ${importOf(screen)}\n\n`

/** `edit/screens` as an identifier: `edit_screens`. */
const nameOf = (file: string) => file.replaceAll(/\W/g, '_')
