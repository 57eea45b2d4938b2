/** Unusual JPEGs, made from an ordinary one. */

/** Inserts segments behind the start. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.byteLength + 2, 2)
  return Buffer.concat([head, data])
}

/** Where the first segment with this marker begins. */
export function markerAt(jpeg: Buffer, marker: number): number {
  for (let at = 2; at + 4 <= jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at + 1] === marker) return at
  }
  throw new Error(`The JPEG has no segment ${marker.toString(16)}`)
}

/** Overwrites bytes of the first segment with this marker; 0 is its mark. */
export function patched(jpeg: Buffer, marker: number, offset: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(jpeg)
  copy.set(bytes, markerAt(copy, marker) + offset)
  return copy
}
