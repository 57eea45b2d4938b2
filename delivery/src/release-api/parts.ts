/** The line before each part of an upload, with length and name. The document comes first, then the files. */
export const formatPartHead = (name: string, bytes: number): Buffer => Buffer.from(`${bytes} ${name}\n`)

/** Limit of a part's first line. */
const MAX_HEAD_BYTES = 512

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
export async function* readParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const from = createReader(body)
  for (let head = await from.line(); head !== null; head = await from.line()) {
    const [, length = '', name = ''] = /^(\d{1,12}) (\S+)$/.exec(head) ?? []
    if (name === '') throw new BadUpload('A part does not begin with its length and its name')
    yield { name, bytes: Number(length), content: from.bytes(Number(length)) }
  }
}

function createReader(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]()
  let buffer = Buffer.alloc(0)
  /** Reads more bytes; returns false at the end. */
  const readMore = async (): Promise<boolean> => {
    const { done, value } = await chunks.next()
    if (!done) buffer = buffer.length > 0 ? Buffer.concat([buffer, value]) : Buffer.from(value)
    return !done
  }
  return {
    /** The next line; null at the end. */
    line: async (): Promise<string | null> => {
      let end = buffer.indexOf('\n')
      while (end < 0) {
        if (buffer.length > MAX_HEAD_BYTES) throw new BadUpload('A line is too long')
        if (!(await readMore())) {
          if (buffer.length > 0) throw new BadUpload('It ends in the middle of a line')
          return null
        }
        end = buffer.indexOf('\n')
      }
      const line = buffer.subarray(0, end).toString('utf8')
      buffer = buffer.subarray(end + 1)
      return line
    },
    bytes: async function* (count: number): AsyncGenerator<Buffer> {
      for (let left = count; left > 0;) {
        if (buffer.length === 0 && !(await readMore())) throw new BadUpload(`It ends ${left} bytes early`)
        const part = buffer.subarray(0, left)
        buffer = buffer.subarray(part.length)
        left -= part.length
        yield part
      }
    },
  }
}
