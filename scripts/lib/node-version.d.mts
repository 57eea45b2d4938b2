export function nodeVersionProblem(version?: string): string | null
export function requireNode(): void
