/** V8 of Node 20 knows the word; from Node 22 on `node` refuses to start with it. */
const isKnown = process.versions.node.startsWith('20.')

/**
 * For programs that end within the minute. V8 makes faster what has run for a while, and a build spends a fifth of its
 * processor's time on that: here it waits nine times as long.
 */
export const SHORT_LIVED = isKnown ? ['--interrupt-budget=600000'] : []
