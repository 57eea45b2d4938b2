import ts from 'typescript'
import { ROOT } from '../lib/paths.mjs'

/** A type in one line, and the types of ours that it names. */
export interface PrintedType {
  readonly text: string
  readonly types: ReadonlySet<ts.Symbol>
}

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum

/** Whether it was written here, and not by a library. */
export function isOurs(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.startsWith(ROOT) && !file.includes('/node_modules/')
}

/**
 * Prints types as they are written, by the names that their authors gave: what a name means stands in lines of its own,
 * so that a new field of a booking is one new line. What nobody wrote down the compiler prints.
 */
export class TypePrinter {
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /**
   * The type of a variable, a function, a class, or of a property of this type: one that an alias has made of another's
   * property has its declaration, which tells nothing of what it was made into.
   */
  symbol(symbol: ts.Symbol, owner?: ts.Declaration): PrintedType {
    const [node, another] = (isOurs(symbol) && symbol.declarations) || []
    const isMade = owner && ts.isTypeAliasDeclaration(owner)
    const isOwn = !isMade || ts.findAncestor(node, (above) => above === owner) !== undefined
    if (node && !another && isOwn) {
      if (isSignature(node)) return this.#signature(node)
      if (ts.isVariableDeclaration(node) && !node.type && node.initializer && isSignature(node.initializer)) {
        return this.#signature(node.initializer)
      }
      if ((ts.isVariableDeclaration(node) || ts.isPropertySignature(node)) && node.type) return this.node(node.type)
    }
    return this.#inferred(this.#checker.getTypeOfSymbol(symbol))
  }

  /** A type as it is written. */
  node(node: ts.Node): PrintedType {
    const types = new Set<ts.Symbol>()
    const visit = (part: ts.Node) => {
      if (ts.isIdentifier(part)) {
        const found = this.#resolved(part)
        if (found && found.flags & NAMED && isOurs(found)) types.add(found)
      }
      ts.forEachChild(part, visit)
    }
    visit(node)
    return { text: oneLine(node.getText()), types }
  }

  #resolved(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
  }

  #signature(node: ts.SignatureDeclaration): PrintedType {
    const parameters = node.parameters.map((parameter, index) => {
      const printed = parameter.type
        ? this.node(parameter.type)
        : this.#inferred(this.#checker.getTypeAtLocation(parameter))
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : `_${index}`
      const rest = parameter.dotDotDotToken ? '...' : ''
      const optional = parameter.questionToken || parameter.initializer ? '?' : ''
      return { text: `${rest}${name}${optional}: ${printed.text}`, types: printed.types }
    })
    const generics = (node.typeParameters ?? []).map((parameter) => this.node(parameter))
    const signature = this.#checker.getSignatureFromDeclaration(node)
    const answer = node.type
      ? this.node(node.type)
      : this.#inferred(signature ? signature.getReturnType() : this.#checker.getAnyType())
    const of = generics.length > 0 ? `<${listOf(generics)}>` : ''
    return joined(`${of}(${listOf(parameters)}) => ${answer.text}`, [...generics, ...parameters, answer])
  }

  #inferred(type: ts.Type): PrintedType {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
    // A module is told by its whole path.
    const text = this.#checker.typeToString(type, undefined, flags).replaceAll(`${ROOT}/`, '')
    return { text: oneLine(text), types: new Set(this.#named(type)) }
  }

  /** The types of ours that the compiler names when it tells this one. */
  #named(type: ts.Type, seen = new Set<ts.Type>()): ts.Symbol[] {
    if (seen.has(type)) return []
    seen.add(type)
    const own = type.aliasSymbol ?? type.getSymbol()
    if (isOurs(own) && own.flags & NAMED) return [own]
    const parts = type.isUnionOrIntersection() ? type.types : this.#argumentsOf(type)
    return parts.flatMap((part) => this.#named(part, seen))
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isReference(type) ? this.#checker.getTypeArguments(type) : []
  }
}

const isSignature = (node: ts.Node): node is ts.SignatureDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node)

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && 'target' in type

const listOf = (printed: readonly Pick<PrintedType, 'text'>[]) => printed.map(({ text }) => text).join(', ')

const joined = (text: string, parts: readonly PrintedType[]): PrintedType => ({
  text,
  types: new Set(parts.flatMap(({ types }) => [...types])),
})

/** Without comments and line breaks. */
const oneLine = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim()
