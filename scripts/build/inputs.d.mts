export function inputHash(name: string): Promise<string>
