/** What the password reset hands to the form it ends at; not in the address, where others could read it. */
export interface AfterReset {
  readonly resetUsername: string
}

/** The username whose password was just changed; undefined for every other way to the form. */
export function resetUsername(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('resetUsername' in state)) return undefined
  return typeof state.resetUsername === 'string' ? state.resetUsername : undefined
}
