/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** Whether a value is an object or array. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
