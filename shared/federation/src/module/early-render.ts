/**
 * Whether this is an early render: effects do not run, so a screen shows the likeliest result of an effect. False in
 * the page itself.
 */
export const isEarlyRender: boolean = false
