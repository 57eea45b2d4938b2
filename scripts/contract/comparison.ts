import ts from 'typescript'
import { schemaTypes } from './declarations'
import { isOurs } from './program'
import { argumentsOf } from './signature'
import {
  baseOf,
  both,
  isPublicMember,
  isOptional,
  isPlain,
  isReference,
  isVariable,
  membersWithSameTag,
  missingPropertyText,
  partsOf,
  reverse,
  typeText,
  type Direction,
} from './type-kinds'

/** Difference between a type and the one that remotes were compiled against. */
export interface Difference {
  /** The first breaking change, such as `argument 1.weight is gone`; null when there is none. */
  readonly breaks: string | null
  /** Whether the type has compatible changes. */
  readonly grows: boolean
}

/** Direction and path of a comparison inside a name. */
interface ComparisonStep {
  readonly way: Direction
  readonly at: string
}

/**
 * Follows TypeScript's assignability, with a reason for each difference. Differs in these rules: parameters of
 * functions and methods are never bivariant, a literal from the shell counts as its base type, and a schema counts as
 * its output type.
 */
export class Comparison {
  readonly #checker: ts.TypeChecker
  readonly #given: Set<ts.Type>
  /** Set in a trial comparison. */
  readonly #parent: Comparison | undefined
  readonly #seen = new Map<ts.Type, Set<ts.Type>>()
  #breaks: string | null = null
  #grows = false

  /** `given`: object types that the shell passes out; the comparison adds those that it finds. */
  constructor(checker: ts.TypeChecker, given: Set<ts.Type>, parent?: Comparison) {
    this.#checker = checker
    this.#given = given
    this.#parent = parent
  }

  get difference(): Difference {
    return { breaks: this.#breaks, grows: this.#grows }
  }

  /** Whether a value of type `from` is assignable to `to`. */
  fits(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    if (from === to || this.#knows(from, to)) return true
    this.#seen.set(from, (this.#seen.get(from) ?? new Set()).add(to))
    if (to.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Void)) return this.#grow()
    if (from.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) return this.#grow()
    if (from.isUnion() || to.isUnion()) return this.#union(from, to, step)
    if (isVariable(from) || isVariable(to)) return this.#variables(from, to, step)
    if (isPlain(from) || isPlain(to)) return this.#plain(from, to, step)
    if (from.isIntersection() || to.isIntersection()) return this.#intersection(from, to, step)
    return this.#objects(from, to, step)
  }

  /** A recursive type is compared once. */
  #knows(from: ts.Type, to: ts.Type): boolean {
    return this.#seen.get(from)?.has(to) === true || (this.#parent !== undefined && this.#parent.#knows(from, to))
  }

  #grow(): true {
    this.#grows = true
    return true
  }

  #break({ at }: ComparisonStep, words: string): false {
    this.#breaks ??= `${at} ${words}`.trim()
    return false
  }

  #other(from: ts.Type, to: ts.Type, step: ComparisonStep): false {
    const [is, was] = both(from, to, (type) => typeText(this.#checker, type))
    return this.#break(step, step.way === 'given' ? `is ${is}, was ${was}` : `takes ${was}, took ${is}`)
  }

  /** Whether one of several fits, without a reason for those that do not. */
  #someFits<T>(several: readonly T[], attempt: (trial: Comparison, one: T) => boolean): boolean {
    let fits = false
    for (const one of several) {
      const trial = new Comparison(this.#checker, this.#given, this)
      const isFitting = attempt(trial, one)
      if (isFitting && !trial.#grows) return true
      fits ||= isFitting
    }
    return fits && this.#grow()
  }

  #union(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    const [some, all] = both(from, to, partsOf)
    const [complex, expected] = both(from, to, (type) => partsOf(type).filter((part) => !isPlain(part)))
    const isLess = all.some((part) => isPlain(part) && !some.includes(part))
    if (isLess || complex.length !== expected.length) this.#grow()
    const [only, more] = expected
    return some.every((part) => {
      if (all.includes(part)) return true
      if (isPlain(part)) {
        const isListed = step.way === 'given' && all.some((other) => baseOf(other) === (baseOf(part) ?? ''))
        const isAssigned = isListed || all.some((other) => this.#checker.isTypeAssignableTo(part, other))
        return isAssigned ? this.#grow() : this.#other(part, to, step)
      }
      if (only && !more) return this.fits(part, only, step)
      const kin = membersWithSameTag(this.#checker, part, expected)
      return this.#someFits(kin, (trial, other) => trial.fits(part, other, step)) || this.#other(part, to, step)
    })
  }

  #plain(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    // The value of a constant may change.
    const isListed = step.way === 'given' && baseOf(from) !== undefined && baseOf(from) === baseOf(to)
    if (isListed && from.isLiteral() && to.isLiteral()) return true
    return isListed || this.#checker.isTypeAssignableTo(from, to) ? this.#grow() : this.#other(from, to, step)
  }

  /** Type variables fit when they are written the same; otherwise their bounds are compared. */
  #variables(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    if (this.#checker.typeToString(from) === this.#checker.typeToString(to)) return true
    const bound = (type: ts.Type) => (isVariable(type) ? this.#checker.getBaseConstraintOfType(type) : type)
    const [some, all] = both(from, to, bound)
    if (!some || !all) return this.#grow()
    return isVariable(some) || isVariable(all) ? this.#other(from, to, step) : this.fits(some, all, step)
  }

  #intersection(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    const [some, all] = both(from, to, (type) => (type.isIntersection() ? type.types : [type]))
    if (!some.some(isPlain) && !all.some(isPlain)) return this.#objects(from, to, step)
    return all.every(
      (part) => this.#someFits(some, (trial, other) => trial.fits(other, part, step)) || this.#other(from, part, step),
    )
  }

  #objects(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    const [made, expected] = both(from, to, (type) => schemaTypes(this.#checker, type)?.[1])
    if (made && expected) return this.fits(made, expected, step)
    if (this.#checker.isTupleType(from) || this.#checker.isTupleType(to)) return this.#lists(from, to, step)
    const isSame = isReference(from) && isReference(to) && from.target === to.target && !isOurs(from.getSymbol())
    if (isSame && from.getCallSignatures().length === 0)
      return this.#each(this.#argumentsOf(from), this.#argumentsOf(to), step)
    return this.#signatures(from, to, step) && this.#properties(from, to, step) && this.#indexes(from, to, step)
  }

  #argumentsOf(type: ts.TypeReference): readonly ts.Type[] {
    return this.#checker.getTypeArguments(type)
  }

  #each(from: readonly ts.Type[], to: readonly ts.Type[], step: ComparisonStep): boolean {
    if (from.length > to.length) this.#grow()
    return to.every((type, index) => {
      const other = from[index]
      return other ? this.fits(other, type, step) : this.#break(step, 'is shorter')
    })
  }

  /** A list of literals may change its literals; other tuples are compared by position. */
  #lists(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    const [some, all] = both(from, to, (type) =>
      isReference(type) && this.#checker.isTupleType(type) ? this.#argumentsOf(type) : null,
    )
    const isOfPlaces = some && all?.some((part) => baseOf(part) === undefined)
    if (some && all && isOfPlaces) return this.#each(some, all, step)
    const [item, expected] = both(from, to, (type) => type.getNumberIndexType())
    const isOther = !item || !expected || (all && !some)
    return isOther ? this.#other(from, to, step) : this.fits(item, expected, step)
  }

  #signatures(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    return [ts.SignatureKind.Call, ts.SignatureKind.Construct].every((kind) => {
      const [some, all] = both(from, to, (type) => this.#checker.getSignaturesOfType(type, kind))
      const [only, more] = some
      if (some.length > all.length) this.#grow()
      return all.every((wanted) => {
        if (only && !more) return this.#signature(only, wanted, step)
        return (
          this.#someFits(some, (trial, one) => trial.#signature(one, wanted, step)) ||
          this.#break(step, 'cannot be called as before')
        )
      })
    })
  }

  #signature(from: ts.Signature, to: ts.Signature, step: ComparisonStep): boolean {
    const [some, all] = [argumentsOf(this.#checker, from), argumentsOf(this.#checker, to)]
    if (some.required > all.required) return this.#break(step, `needs argument ${some.required}`)
    const most = Math.max(some.types.length, all.types.length)
    if (some.types.length !== all.types.length) this.#grow()
    const isBound = (from.typeParameters ?? []).every((parameter, index) => {
      const [takes, gets] = [parameter, to.typeParameters?.[index]].map((one) => one?.getConstraint())
      return (
        !takes || !gets || this.fits(gets, takes, { way: reverse(step.way), at: `${step.at} <${index + 1}>`.trim() })
      )
    })
    const areAccepted = Array.from({ length: most }, (_, index) => index).every((index) => {
      const [takes, gets] = [some.at(index), all.at(index)]
      const at = `${step.at} argument ${index + 1}`.trim()
      return !takes || !gets || this.fits(gets, takes, { way: reverse(step.way), at })
    })
    const [is, was] = [from, to].map((signature) => this.#checker.getTypePredicateOfSignature(signature)?.type)
    const at = `${step.at} result`.trim()
    const [made = from.getReturnType(), expected = to.getReturnType()] = is && was ? [is, was] : []
    return isBound && areAccepted && this.fits(made, expected, { ...step, at })
  }

  #properties(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    if (step.way === 'given') this.#given.add(from)
    const [some, all] = both(from, to, (type) => this.#checker.getPropertiesOfType(type).filter(isPublicMember))
    if (some.some(({ name }) => !all.some((one) => one.name === name))) this.#grow()
    return all.every((wanted) => {
      const property = from.getProperty(wanted.name)
      const at = `${step.at}.${wanted.name}`.replace(/^\./, '')
      const lacks = !property || isOptional(property)
      if (lacks !== isOptional(wanted)) this.#grow()
      // A value that the remote returns to the shell has the new fields, because the shell made it.
      const isHandedBack = step.way === 'taken' && !property && this.#given.has(to)
      // A renamed optional field would be lost silently.
      const isGone = step.way === 'given' && !property
      if (isGone || (lacks && !isOptional(wanted) && !isHandedBack)) {
        return this.#break({ ...step, at }, missingPropertyText(step.way, property !== undefined))
      }
      if (!property) return this.#grow()
      return this.fits(this.#checker.getTypeOfSymbol(property), this.#checker.getTypeOfSymbol(wanted), { ...step, at })
    })
  }

  #indexes(from: ts.Type, to: ts.Type, step: ComparisonStep): boolean {
    const [some, all] = both(from, to, (type) => this.#checker.getIndexInfosOfType(type))
    return all.every(({ keyType, type }) => {
      const index = some.find((one) => one.keyType === keyType)
      const types = index
        ? [index.type]
        : this.#checker.getPropertiesOfType(from).map((one) => this.#checker.getTypeOfSymbol(one))
      return types.every((one) => this.fits(one, type, { ...step, at: `${step.at} of any name`.trim() }))
    })
  }
}
