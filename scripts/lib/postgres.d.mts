export function ensurePostgres(): Promise<string | null>
