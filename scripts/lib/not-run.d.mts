export const NOT_RUN: number
