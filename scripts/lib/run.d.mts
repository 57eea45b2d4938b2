export function run(
  command: string,
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; cwd?: string; capture?: boolean },
): Promise<{ code: number; output: string }>
export function which(...names: readonly string[]): Promise<string | null>
