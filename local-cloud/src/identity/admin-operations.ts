import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { isCleanText } from '../http/request-body'
import { NameSchema, PasswordSchema, TextSchema, parse } from './input'
import { assertPolicy } from './password-policy'
import { ServiceError, invalidParameter } from './service-error'
import { mfaSettings, setMfaPreference } from './software-token-code'
import type { Identity } from './identity'
import type { User } from './pool'
import type { Operation } from './protocol'

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.check(isCleanText), v.email())
const CreateSchema = v.object({
  UserPoolId: TextSchema,
  Username: v.pipe(NameSchema, v.regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u)),
  TemporaryPassword: v.optional(PasswordSchema),
  MessageAction: v.optional(v.literal('SUPPRESS')),
  DesiredDeliveryMediums: v.optional(v.array(v.literal('EMAIL')), []),
  UserAttributes: v.optional(v.array(v.object({ Name: TextSchema, Value: v.string() })), []),
})
const UserSchema = v.object({ UserPoolId: TextSchema, Username: NameSchema })
const PasswordChangeSchema = v.object({
  ...UserSchema.entries,
  Password: PasswordSchema,
  Permanent: v.optional(v.boolean(), false),
})

const pick = (alphabet: string, count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** Meets the password policy, without characters that are easily confused. */
export const makePassword = () => `${pick('abcdefghjkmnpqrstuvwxyz', 6)}-${pick('23456789', 4)}`

const attributesOf = (user: User) => [
  { Name: 'sub', Value: user.sub },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: 'true' },
]

const stateOf = (user: User) => ({
  Username: user.username,
  Enabled: user.enabled,
  UserStatus: user.temporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
  UserCreateDate: user.createdAt,
})

function userOf(identity: Identity, input: unknown): User {
  const user = identity.pool.find(parse(UserSchema, input).Username)
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.')
  return user
}

/** The pool mails an invitation, unless the input says `SUPPRESS`. */
async function adminCreateUser(identity: Identity, input: unknown) {
  const created = parse(CreateSchema, input)
  const email = created.UserAttributes.find(({ Name }) => Name === 'email')?.Value
  if (email !== undefined && !v.is(EmailSchema, email)) throw invalidParameter('Invalid email address format.')
  if (identity.pool.find(created.Username)) {
    throw new ServiceError('UsernameExistsException', 'User account already exists')
  }
  if (created.TemporaryPassword !== undefined) assertPolicy(created.TemporaryPassword)
  const password = created.TemporaryPassword ?? makePassword()
  const user = identity.pool.add({ username: created.Username, password, temporary: true, email })
  await identity.pool.save()
  if (created.MessageAction === undefined && created.DesiredDeliveryMediums.includes('EMAIL')) {
    await identity.mailer.sendInvitation(user.email, user.username, password)
  }
  return { User: { ...stateOf(user), Attributes: attributesOf(user) } }
}

async function adminGetUser(identity: Identity, input: unknown) {
  const user = userOf(identity, input)
  return { ...stateOf(user), UserAttributes: attributesOf(user), ...mfaSettings(user) }
}

async function setEnabled(identity: Identity, input: unknown, enabled: boolean) {
  const user = userOf(identity, input)
  user.enabled = enabled
  await identity.pool.save()
  return {}
}

async function adminUserGlobalSignOut(identity: Identity, input: unknown) {
  identity.pool.endSessionsOf(userOf(identity, input))
  await identity.pool.save()
  return {}
}

async function adminSetUserPassword(identity: Identity, input: unknown) {
  const { Password, Permanent } = parse(PasswordChangeSchema, input)
  const user = userOf(identity, input)
  assertPolicy(Password)
  identity.pool.setPassword(user, Password, !Permanent)
  await identity.pool.save()
  return {}
}

async function adminSetUserMfaPreference(identity: Identity, input: unknown) {
  setMfaPreference(userOf(identity, input), input)
  await identity.pool.save()
  return {}
}

async function adminDeleteUser(identity: Identity, input: unknown) {
  const user = userOf(identity, input)
  identity.pool.endSessionsOf(user)
  identity.pool.users.delete(user.username)
  await identity.pool.save()
  return {}
}

/** Cognito's administration operations that the backend calls. */
export const ADMIN_OPERATIONS = new Map<string, Operation>(
  Object.entries({
    AdminCreateUser: adminCreateUser,
    AdminGetUser: adminGetUser,
    AdminEnableUser: (identity: Identity, input: unknown) => setEnabled(identity, input, true),
    AdminDisableUser: (identity: Identity, input: unknown) => setEnabled(identity, input, false),
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    AdminSetUserPassword: adminSetUserPassword,
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminDeleteUser: adminDeleteUser,
  }),
)
