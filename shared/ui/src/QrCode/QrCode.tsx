import { encode } from 'uqr'

interface Props {
  readonly text: string
  /** Text alternative: the target of the code. */
  readonly label: string
}

/** A QR code as crisp squares. Up to a fifth may be damaged: paper gets wet near a cool room. */
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
