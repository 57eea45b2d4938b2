/** Exit code of a proof that printed which part this machine cannot run, and passed the rest. */
export const NOT_RUN = 3
