import ts from 'typescript'
import { Comparison, type Difference } from './comparison'
import type { Direction } from './type-kinds'
import { programOf, VIRTUAL } from './program'
import { EXPOSED } from './names'

/** The declarations do not compile. */
export class CompileError extends Error {}

const BEFORE = `${VIRTUAL}/before.ts`
const NOW = `${VIRTUAL}/now.ts`

/** Differences of the names that both texts declare, by `place name`. Throws `CompileError`. */
export function differencesOf(before: string, now: string): ReadonlyMap<string, Difference> {
  const program = programOf([BEFORE, NOW], { [BEFORE]: before, [NOW]: now })
  checkCompiled(program, BEFORE, 'The committed declarations do not compile')
  checkCompiled(program, NOW, 'What the seam declares does not compile')
  const checker = program.getTypeChecker()
  const pairs = pairsOf(checker, rootsIn(program, BEFORE), rootsIn(program, NOW))
  const given = new Set<ts.Type>()
  const all = () => pairs.map(([key, pair]) => [key, differenceOf(checker, key, pair, given)] as const)
  // The first pass collects the types that the shell passes out.
  all()
  return new Map(all())
}

function checkCompiled(program: ts.Program, file: string, words: string): void {
  const source = program.getSourceFile(file)
  const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  if (!source || !first) return
  const line = source.getLineAndCharacterOfPosition(first.start ?? 0).line + 1
  throw new CompileError(
    `${words}, line ${line}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ').slice(0, 200)}`,
  )
}

interface TypePair {
  readonly before: ts.Type
  readonly now: ts.Type
}

function pairsOf(checker: ts.TypeChecker, before: ts.Type | undefined, now: ts.Type | undefined): [string, TypePair][] {
  const typesOf = (roots: ts.Type | undefined) =>
    (roots?.getProperties() ?? []).flatMap((place) =>
      checker
        .getTypeOfSymbol(place)
        .getProperties()
        .map((name) => [`${place.name} ${name.name}`, checker.getTypeOfSymbol(name)] as const),
    )
  const types = new Map(typesOf(now))
  return typesOf(before).flatMap(([key, type]) => {
    const other = types.get(key)
    return other ? [[key, { before: type, now: other }]] : []
  })
}

function rootsIn(program: ts.Program, file: string): ts.Type | undefined {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const roots = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Roots')
  return roots && checker.getDeclaredTypeOfSymbol(roots)
}

/** Old remotes both pass and receive the props of a slot, so both directions count. */
function differenceOf(checker: ts.TypeChecker, key: string, pair: TypePair, given: Set<ts.Type>): Difference {
  const props = key.startsWith('slots of ') ? propsOf(checker, pair) : null
  if (props)
    return joinDifferences(
      compareTypes(checker, props, 'taken', given),
      compareTypes(checker, props, 'given', new Set()),
    )
  return compareTypes(checker, pair, key === `${EXPOSED.place} ${EXPOSED.name}` ? 'taken' : 'given', given)
}

function compareTypes(
  checker: ts.TypeChecker,
  { before, now }: TypePair,
  way: Direction,
  given: Set<ts.Type>,
): Difference {
  const comparison = new Comparison(checker, given)
  const [from, to] = way === 'given' ? [now, before] : [before, now]
  comparison.fits(from, to, { way, at: '' })
  return comparison.difference
}

const joinDifferences = (one: Difference, other: Difference): Difference => ({
  breaks: one.breaks ?? other.breaks,
  grows: one.grows || other.grows,
})

function propsOf(checker: ts.TypeChecker, { before, now }: TypePair): TypePair | null {
  const [was, is] = [before, now].map((type) => {
    const props = type.getProperty('propsOf')
    return props && checker.getNonNullableType(checker.getTypeOfSymbol(props))
  })
  return was && is ? { before: was, now: is } : null
}
