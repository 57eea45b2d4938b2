export function buildAndRelease(folder: string): Promise<void>
export function portalCommand(folder: string, ...words: readonly string[]): Promise<string>
export function portalCommandWith(
  env: Readonly<Record<string, string>>,
  folder: string,
  ...words: readonly string[]
): Promise<string>
export function releaseBuilt(folder: string): Promise<void>
export function releaseStore(folder: string): string
