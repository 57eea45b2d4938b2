type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

export const lighter = (hex: string, share: number): string => mix(hex, '#fffdf8', share)
export const darker = (hex: string, share: number): string => mix(hex, '#1c1712', share)
