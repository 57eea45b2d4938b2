export class BuildCache {
  constructor(folder?: string)
  restore(name: string, hash: string, dist: string): Promise<boolean>
  keep(name: string, hash: string, dist: string): Promise<void>
}
