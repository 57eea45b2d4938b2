export const ROOT: string
export function inRoot(...parts: string[]): string
export function dataDir(): string
