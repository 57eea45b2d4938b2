/** The line before each part of an upload, with length and name. The document comes first, then the files. */
export const headOf = (name: string, bytes: number): Buffer => Buffer.from(`${bytes} ${name}\n`)

/** Limit of a part's first line. */
const LONGEST_HEAD = 512

/** Thrown for an upload that is cut off or malformed. */
export class BadUpload extends Error {
  override readonly name = 'BadUpload'
}

export interface Part {
  readonly name: string
  readonly bytes: number
  /** Must be read to its end before the next part. */
  readonly content: AsyncIterable<Buffer>
}

/** Streams the parts of an upload. Throws `BadUpload` when it ends early or is malformed. */
export async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const from = reader(body)
  for (let head = await from.line(); head !== null; head = await from.line()) {
    const [, length = '', name = ''] = /^(\d{1,12}) (\S+)$/.exec(head) ?? []
    if (name === '') throw new BadUpload('A part does not begin with its length and its name')
    yield { name, bytes: Number(length), content: from.bytes(Number(length)) }
  }
}

function reader(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]()
  let kept = Buffer.alloc(0)
  /** Reads more bytes; returns false at the end. */
  const more = async (): Promise<boolean> => {
    const { done, value } = await chunks.next()
    if (!done) kept = kept.length > 0 ? Buffer.concat([kept, value]) : Buffer.from(value)
    return !done
  }
  return {
    /** The next line; null at the end. */
    line: async (): Promise<string | null> => {
      let end = kept.indexOf('\n')
      while (end < 0) {
        if (kept.length > LONGEST_HEAD) throw new BadUpload('A line is too long')
        if (!(await more())) {
          if (kept.length > 0) throw new BadUpload('It ends in the middle of a line')
          return null
        }
        end = kept.indexOf('\n')
      }
      const line = kept.subarray(0, end).toString('utf8')
      kept = kept.subarray(end + 1)
      return line
    },
    bytes: async function* (count: number): AsyncGenerator<Buffer> {
      for (let left = count; left > 0;) {
        if (kept.length === 0 && !(await more())) throw new BadUpload(`It ends ${left} bytes early`)
        const part = kept.subarray(0, left)
        kept = kept.subarray(part.length)
        left -= part.length
        yield part
      }
    },
  }
}
