import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { isName } from '../../release/documents/names'

/** What a run of a CI may do with its packages: put versions into the store, show them to a list of users, move channels. */
export const RIGHTS = ['publish', 'preview', 'move'] as const
export type Right = (typeof RIGHTS)[number]

const secure = v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'not an address that begins with https://'))

const SubjectSchema = v.strictObject({
  /** `repo:team/mf-reports:ref:refs/tags/*`: `*` stands for anything without a colon or a slash. */
  subject: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^[^*\s]{8,}/, 'a subject begins with 8 characters that are no *'),
  ),
  packages: v.pipe(v.array(v.pipe(v.string(), v.check(isName, 'no name of a package'))), v.minLength(1)),
  may: v.pipe(v.array(v.picklist(RIGHTS)), v.minLength(1)),
})

const IssuerSchema = v.strictObject({
  issuer: secure,
  /** Where its keys are. */
  jwks: secure,
  /** What its tokens are for; each is bound to a key besides. */
  audience: v.pipe(v.string(), v.minLength(8), v.maxLength(500), v.regex(/^[^\s#]+$/)),
  subjects: v.pipe(v.array(SubjectSchema), v.minLength(1)),
})
/** An issuer of identities whose tokens count, and for whom. */
export type Issuer = v.InferOutput<typeof IssuerSchema>

/** A token names its issuer alone: by a second entry nobody could tell which of the two counts. */
const IssuersSchema = v.pipe(
  v.array(IssuerSchema),
  v.minLength(1),
  v.check(
    (all) => new Set(all.map(addressOf)).size === all.length,
    'an issuer stands there twice: name all its subjects in one entry',
  ),
)

/** The same address, however it is written. */
const addressOf = ({ issuer }: Issuer) => new URL(issuer).href.replace(/\/$/, '')

/** Reads them from the file of RELEASE_CI. Throws with the setting's name where it has none. */
export function readIssuers(file: string): readonly Issuer[] {
  try {
    return v.parse(IssuersSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`The identities of CIs (RELEASE_CI) cannot be read from ${file}: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

/** Is this the subject that a pattern stands for? */
export function isSubject(pattern: string, subject: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^:/]*')}$`).test(subject)
}
