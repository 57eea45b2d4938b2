/** The part of opentype.js in use; it has no types. */
declare module 'opentype.js' {
  export interface PathCommand {
    readonly type: string
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  interface Glyph {
    readonly index: number
    readonly advanceWidth: number
    getPath(x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] }
  }
  interface Font {
    readonly unitsPerEm: number
    readonly tables: { readonly os2: { readonly sCapHeight: number } }
    charToGlyph(character: string): Glyph
  }
  const opentype: { parse(file: ArrayBuffer): Font }
  export default opentype
}
