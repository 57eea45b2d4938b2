import type { RemoteDeclaration } from './declaration'

interface Declared extends Pick<RemoteDeclaration, 'name'> {
  readonly routes: readonly Pick<RemoteDeclaration['routes'][number], 'path' | 'chunk' | 'component'>[]
}

/** The file in which a build writes the screens that `remote.json` declares, from the remote's folder. */
export const ROUTES_FILE = 'src/routes.data.ts'

/**
 * Code that loads each declared screen, by its address; empty where the declaration names no components. Throws where it
 * names some alone.
 */
export function routesFile({ name, routes }: Declared): string {
  const lines = routes.flatMap(({ path, chunk, component }) =>
    component === undefined ? [] : [`  '${path}': ${loadOf(chunk, component)},`],
  )
  if (lines.length === 0) return ''
  if (lines.length < routes.length) throw new Error(`remote.json of ${name}: each route names its component, or none`)
  return `// Written by the build: change remote.json.\n\nexport const routes = {\n${lines.join('\n')}\n}\n`
}

function loadOf(chunk: string, component: string): string {
  const [file = '', name = file.split('/').at(-1)] = component.split('#')
  return `async () => (await import(/* webpackChunkName: "${chunk}" */ './${file}')).${name}`
}
