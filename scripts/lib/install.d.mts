export function packageFiles(): string[]
export function install(): Promise<void>
