export const PASSWORD: string
export const ACCOUNTS: readonly (readonly [username: string, practice: string, purpose: string])[]
