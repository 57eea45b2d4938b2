/** The message of whatever was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** Whether a value has members: an object, an array too. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
