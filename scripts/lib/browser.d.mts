export function chromiumOption(): { readonly executablePath?: string }
export function aptInstall(...packages: string[]): Promise<boolean>
export function ensureChromium(): Promise<string | null>
export function ensureHeadlessShell(): Promise<string | null>
export const CHROMIUM_ARGS: string[]
