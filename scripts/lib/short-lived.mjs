/**
 * For programs that end within the minute. V8 makes faster what has run for a while, and a build spends a fifth of its
 * processor's time on that: here it waits nine times as long.
 */
export const SHORT_LIVED = ['--interrupt-budget=600000']
