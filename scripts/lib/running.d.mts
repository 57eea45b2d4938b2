interface RunningStart {
  readonly pid: number
  /** URL of the portal; undefined while it starts. */
  readonly url?: string
}
interface FolderLock {
  update(more: Record<string, unknown>): void
  release(): void
  resets(): number
}
export function markOf(pid: number): string | null
export function runningStart(folder: string): RunningStart | null
export function lockFolder(folder: string): Promise<FolderLock>
