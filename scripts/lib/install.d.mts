export function packageFiles(): string[]
export function installedBy(manifest: string): string
export function install(): Promise<void>
