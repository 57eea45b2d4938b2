/** What a part's code does wrong; `globalThis.plantedFault` names it for as long as it lasts. */
export const PLANTED = ['load', 'render', 'effect', 'loop'] as const
export type Planted = (typeof PLANTED)[number]

declare global {
  var plantedFault: Planted | undefined
}

/** A chunk whose modules throw while they are evaluated, as long as the fault lasts. */
export const throwsAtLoad = (remote: string, code: string): string => `{
  const chunks = (globalThis.webpackChunk${identifier(remote)} ||= [])
  const { push } = chunks
  chunks.push = (chunk) => {
    chunks.push = push
    for (const [id, run] of Object.entries(chunk[1])) {
      chunk[1][id] = function (...given) {
        if (globalThis.plantedFault === 'load') throw new Error('planted at load')
        return run.apply(this, given)
      }
    }
    return chunks.push(chunk)
  }
}
${code}`

/** An entry whose screens and slots fail when they are drawn, behind it, or never end to load. */
export const failsInUse = (remote: string, code: string): string => `${code};{
  const { init, get } = ${identifier(remote)}
  let React
  const failing = (load) => async () => {
    const Part = await load()
    return function Failing(props) {
      if (globalThis.plantedFault === 'render') throw new Error('planted at render')
      React.useEffect(() => {
        if (globalThis.plantedFault === 'effect') throw new Error('planted in an effect')
      })
      return Part(props)
    }
  }
  const each = (loads = {}) => Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, failing(load)]))
  ${identifier(remote)} = {
    init: (scope, ...more) => {
      React = Object.values(scope.react)[0].lib()
      return init(scope, ...more)
    },
    get: async (path) => {
      const module = (await get(path))().default
      while (globalThis.plantedFault === 'loop');
      return () => ({ default: { ...module, routes: each(module.routes), slots: each(module.slots) } })
    },
  }
}`

const identifier = (remote: string) => remote.replaceAll('-', '_')
