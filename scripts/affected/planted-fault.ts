import path from 'node:path'

/** What a run of specs is told of the fault that it has to find, by `PLANTED_FAULT`: see `prove.ts`. */
export function plantedFault(planted = process.env.PLANTED_FAULT) {
  if (planted === undefined) return []
  const { file, from, to } = JSON.parse(planted)
  const transform = (code: string, id: string) => (id === path.resolve(file) ? code.replace(from, to) : null)
  return [{ name: 'planted fault', enforce: 'pre' as const, transform }]
}
