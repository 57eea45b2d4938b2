/** Only Node 20 has this option; Node 22 does not start with it. */
const isSupported = process.versions.node.startsWith('20.')

/**
 * V8 options for programs that end within a minute. Otherwise a build spends a fifth of its time on optimising code;
 * with this V8 optimises code nine times later.
 */
export const SHORT_LIVED = isSupported ? ['--interrupt-budget=600000'] : []
