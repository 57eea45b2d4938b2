import path from 'node:path'

/** The fault that specs have to find, by `PLANTED_FAULT`; it may be another in each run of one vitest. */
export function plantedFault() {
  if (process.env.PLANTED_FAULT === undefined) return []
  const transform = (code: string, id: string) => {
    const { file, from, to } = JSON.parse(String(process.env.PLANTED_FAULT))
    return file && id === path.resolve(file) ? code.replace(from, () => to) : null
  }
  return [{ name: 'planted fault', enforce: 'pre' as const, transform }]
}
