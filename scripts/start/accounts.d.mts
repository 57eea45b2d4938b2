export const PASSWORD: string
export const ACCOUNTS: readonly { readonly username: string; readonly practice: string; readonly purpose: string }[]
