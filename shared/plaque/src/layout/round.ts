/** To a thousandth of a unit: the same text on every JavaScript engine. */
export const round = (value: number) => Math.round(value * 1000) / 1000
