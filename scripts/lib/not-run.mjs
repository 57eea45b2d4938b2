/** Exit code of a proof that has said which part of it this machine cannot run; the rest is proved. */
export const NOT_RUN = 3
