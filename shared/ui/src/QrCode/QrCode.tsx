import { encode } from 'uqr'

interface Props {
  readonly text: string
  /** What it leads to, for who does not see it. */
  readonly label: string
}

/** A QR code as crisp squares. A fifth of it may be damaged: paper gets wet beside a cool room. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  )
}
