import ts from 'typescript'
import type { SeamSymbol } from './names'
import { isOurs, withoutAlias } from './program'

/**
 * One text with the declarations of these names and of our types that they use. Types of libraries are imported.
 * `Roots` has the type of each name by its module.
 */
export function declarationsOf(program: ts.Program, roots: readonly SeamSymbol[]): string {
  const flat = new FlatText(program.getTypeChecker())
  const places = [...new Set(roots.map(({ place }) => place))].map((place) => {
    const own = roots.filter((root) => root.place === place && isOurs(root.symbol))
    return `  '${place}': {\n${own.map((root) => `    ${root.name}: ${flat.typeOf(root)}\n`).join('')}  }\n`
  })
  return flat.finish(`export interface Roots {\n${places.join('')}}\n`)
}

/** An import from a library. */
interface LibraryName {
  readonly from: string
  /** `*` imports the whole module. */
  readonly name: string
}

type Visit = (node: ts.Node) => ts.Node

class FlatText {
  readonly #checker: ts.TypeChecker
  readonly #printer = ts.createPrinter({ removeComments: true })
  readonly #names = new Map<ts.Symbol | string, string>()
  readonly #taken = new Set<string>(['Roots'])
  readonly #queue: ts.Symbol[] = []
  readonly #imports: string[] = []

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** Type of a name; a whole module becomes an object type. */
  typeOf({ symbol }: Pick<SeamSymbol, 'symbol'>): string {
    const target = withoutAlias(this.#checker, symbol)
    if (target.flags & ts.SymbolFlags.ValueModule) {
      const names = this.#checker.getExportsOfModule(target).filter((one) => isValue(withoutAlias(this.#checker, one)))
      return `{ ${names.map((one) => `${one.name}: ${this.typeOf({ symbol: one })}`).join('; ')} }`
    }
    const name = this.#fromLibrary(symbol) ?? this.#ours(target)
    return isValue(target) ? `typeof ${name}` : name
  }

  /** Returns the declarations of all used types, followed by `end`. */
  finish(end: string): string {
    const texts: string[] = []
    for (let symbol = this.#queue.shift(); symbol; symbol = this.#queue.shift()) texts.push(...this.#declare(symbol))
    return [...this.#imports.toSorted(), ...texts, end].join('\n')
  }

  #ours(symbol: ts.Symbol): string {
    if (!this.#names.has(symbol)) this.#queue.push(symbol)
    return this.#nameFor(symbol, symbol.name)
  }

  #nameFor(key: ts.Symbol | string, wanted: string): string {
    const known = this.#names.get(key)
    if (known !== undefined) return known
    let name = wanted
    for (let count = 2; this.#taken.has(name); count++) name = `${wanted}_${count}`
    this.#taken.add(name)
    this.#names.set(key, name)
    return name
  }

  #library({ from, name }: LibraryName, wanted: string): string {
    const key = `${from} ${name}`
    const isNew = !this.#names.has(key)
    const local = this.#nameFor(key, wanted)
    if (isNew && name === '*') this.#imports.push(`import type * as ${local} from '${from}'`)
    else if (isNew)
      this.#imports.push(`import type { ${name === local ? name : `${name} as ${local}`} } from '${from}'`)
    return local
  }

  #declare(symbol: ts.Symbol): string[] {
    const schema = this.#schema(symbol)
    return (symbol.declarations ?? []).map((declaration) => {
      if (!ts.isVariableDeclaration(declaration)) return this.#statement(declaration)
      const { type, initializer } = declaration
      const shown = type ? `: ${this.#print(type)}` : ` = ${initializer?.getText()}`
      return `declare const ${this.#ours(symbol)}${schema ?? shown}`
    })
  }

  #statement(declaration: ts.Declaration): string {
    const text = this.#print(declaration).replace(/^(?:export |default |declare )+/, '')
    return /^(?:interface|type) /.test(text) ? text : `declare ${text}`
  }

  /** A schema is declared by its input and output types; its steps are long and no part of the contract. */
  #schema(symbol: ts.Symbol): string | null {
    if (!(symbol.flags & ts.SymbolFlags.Variable)) return null
    const made = schemaTypes(this.#checker, this.#checker.getTypeOfSymbol(symbol))
    if (!made) return null
    const [input, output] = made.map((type) => this.#printed(type))
    return `: ${this.#library({ from: 'valibot', name: 'GenericSchema' }, 'GenericSchema')}<${input}, ${output}>`
  }

  #printed(type: ts.Type): string {
    const node = this.#checker.typeToTypeNode(type, undefined, MANY_LINES)
    return node ? this.#printer.printNode(ts.EmitHint.Unspecified, node, NOWHERE) : 'unknown'
  }

  #print(node: ts.Node): string {
    const { transformed } = ts.transform(node, [
      (context) => (root) => {
        const visit: Visit = (part) => this.#renamed(part, visit) ?? ts.visitEachChild(part, visit, context)
        return visit(root)
      },
    ])
    const [changed = node] = transformed
    return this.#printer.printNode(ts.EmitHint.Unspecified, changed, node.getSourceFile())
  }

  /** Replacement of a node; undefined when the node stays. */
  #renamed(node: ts.Node, visit: Visit): ts.Node | undefined {
    if (ts.isImportTypeNode(node)) return this.#imported(node, visit)
    if (ts.isQualifiedName(node)) {
      const name = this.#topLevel(this.#symbolAt(node.right))
      return name === undefined ? undefined : ts.factory.createIdentifier(name)
    }
    if (ts.isParameter(node) && !ts.isIdentifier(node.name)) return withPlainName(node, visit)
    if (!ts.isIdentifier(node) || isMember(node)) return undefined
    const found = this.#symbolAt(node)
    const name = this.#topLevel(found) ?? this.#fromLibrary(found)
    return name === undefined ? undefined : ts.factory.createIdentifier(name)
  }

  #imported(node: ts.ImportTypeNode, visit: Visit): ts.Node | undefined {
    const name = node.qualifier && this.#topLevel(this.#symbolAt(lastOf(node.qualifier)))
    if (name === undefined) return undefined
    const given = node.typeArguments?.map(visit).filter(ts.isTypeNode)
    const identifier = ts.factory.createIdentifier(name)
    return node.isTypeOf
      ? ts.factory.createTypeQueryNode(identifier, given)
      : ts.factory.createTypeReferenceNode(identifier, given)
  }

  #symbolAt(node: ts.Node): ts.Symbol | undefined {
    return this.#checker.getSymbolAtLocation(node)
  }

  /** Name of a declaration in one of our files. */
  #topLevel(symbol: ts.Symbol | undefined): string | undefined {
    const target = symbol && withoutAlias(this.#checker, symbol)
    return isOurs(target) && target.declarations?.some(isTopLevel) ? this.#ours(target) : undefined
  }

  #fromLibrary(symbol: ts.Symbol | undefined): string | undefined {
    for (
      let at = symbol;
      isOurs(at) && at.flags & ts.SymbolFlags.Alias;
      at = this.#checker.getImmediateAliasedSymbol(at)
    ) {
      const found = libraryName(at.declarations?.[0])
      if (found) return this.#library(found, symbol?.name ?? found.name)
    }
    return undefined
  }
}

const MANY_LINES = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.MultilineObjectLiterals
const NOWHERE = ts.createSourceFile('none.ts', '', ts.ScriptTarget.Latest)

export const isValue = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Value) !== 0

/** Input and output types of a valibot schema; null for another type. */
export function schemaTypes(checker: ts.TypeChecker, type: ts.Type): readonly [input: ts.Type, output: ts.Type] | null {
  const inner = type.getProperty('~types')
  const types = inner && checker.getNonNullableType(checker.getTypeOfSymbol(inner))
  const [input, output] = ['input', 'output'].map((name) => types?.getProperty(name))
  return input && output ? [checker.getTypeOfSymbol(input), checker.getTypeOfSymbol(output)] : null
}

/** Replaces a destructured parameter by a plain name. */
const withPlainName = ({ dotDotDotToken, questionToken, type, parent }: ts.ParameterDeclaration, visit: Visit) =>
  ts.factory.createParameterDeclaration(
    undefined,
    dotDotDotToken,
    `_${parent.parameters.length}`,
    questionToken,
    ts.visitNode(type, visit, ts.isTypeNode),
  )

/** Whether a name is a member, not a reference of its own. */
const isMember = ({ parent, text }: ts.Identifier) =>
  text === 'this' || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)

const lastOf = (name: ts.EntityName): ts.Identifier => (ts.isIdentifier(name) ? name : name.right)

function isTopLevel(declaration: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isSourceFile(statement.parent)
}

/** The library import that a declaration comes from. */
function libraryName(declaration: ts.Declaration | undefined): LibraryName | null {
  const statement = declaration && ts.findAncestor(declaration, isFrom)
  if (!declaration || !statement?.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return null
  const from = statement.moduleSpecifier.text
  if (/^(\.|@portal\/)/.test(from)) return null
  if (ts.isNamespaceImport(declaration)) return { from, name: '*' }
  if (!ts.isImportSpecifier(declaration) && !ts.isExportSpecifier(declaration)) return { from, name: 'default' }
  return { from, name: (declaration.propertyName ?? declaration.name).text }
}

const isFrom = (node: ts.Node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
