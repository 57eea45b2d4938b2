interface RunningStart {
  readonly pid: number
  /** Address of the portal; absent while it starts. */
  readonly url?: string
}
interface FolderLock {
  update(more: Record<string, unknown>): void
  release(): void
  resets(): number
}
export function markOf(pid: number): string | null
export function runningStart(folder: string): RunningStart | null
export function takeFolder(folder: string): Promise<FolderLock>
