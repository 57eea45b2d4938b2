import path from 'node:path'

/** Vite plugin that plants the fault of `PLANTED_FAULT`, which can change between runs of one vitest instance. */
export function plantedFault() {
  if (process.env.PLANTED_FAULT === undefined) return []
  const transform = (code: string, id: string) => {
    const { file, from, to } = JSON.parse(String(process.env.PLANTED_FAULT))
    return file && id === path.resolve(file) ? code.replace(from, () => to) : null
  }
  return [{ name: 'planted fault', enforce: 'pre' as const, transform }]
}
