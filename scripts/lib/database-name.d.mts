export function databaseName(url: string): string
