/** V8 settings for programs that end within the minute. */
export const SHORT_LIVED: string[]
