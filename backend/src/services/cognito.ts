import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'

export interface IdentityAdminOptions {
  readonly poolId: string
  /** Administration URL of the local stand-in; empty for AWS in the pool's region. */
  readonly url: string
  /** Empty to use the machine's role. */
  readonly accessKey: string
  readonly secretKey: string
}

export interface NewAccount {
  readonly username: string
  readonly email: string
  /** Must be changed at the first sign-in. */
  readonly temporaryPassword: string
}

const TIMEOUT_MS = 4000

export type CognitoCalls = ReturnType<typeof cognitoCalls>

/** Administration calls of the pool, each tried once. Repeated after a lost response, they find what they created. */
export function cognitoCalls({ poolId, url, accessKey, secretKey }: IdentityAdminOptions) {
  const [region = ''] = poolId.split('_')
  const client = new CognitoIdentityProviderClient({
    region,
    ...(url && { endpoint: url }),
    ...(accessKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    maxAttempts: 1,
  })
  const within = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) })
  const user = (Username: string) => ({ UserPoolId: poolId, Username })
  return {
    /** The portal writes the invitation itself, so the pool sends none. */
    create: ({ username, email, temporaryPassword }: NewAccount) =>
      client.send(
        new AdminCreateUserCommand({
          ...user(username),
          TemporaryPassword: temporaryPassword,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
        within(),
      ),
    status: async (username: string) =>
      (await client.send(new AdminGetUserCommand(user(username)), within())).UserStatus ?? '',
    mfaSettings: async (username: string) =>
      (await client.send(new AdminGetUserCommand(user(username)), within())).UserMFASettingList ?? [],
    endMfa: (username: string) =>
      client.send(
        new AdminSetUserMFAPreferenceCommand({
          ...user(username),
          SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
        }),
        within(),
      ),
    enable: (username: string) => client.send(new AdminEnableUserCommand(user(username)), within()),
    disable: (username: string) => client.send(new AdminDisableUserCommand(user(username)), within()),
    signOut: (username: string) => client.send(new AdminUserGlobalSignOutCommand(user(username)), within()),
    setPassword: (username: string, Password: string, Permanent: boolean) =>
      client.send(new AdminSetUserPasswordCommand({ ...user(username), Password, Permanent }), within()),
    remove: (username: string) => client.send(new AdminDeleteUserCommand(user(username)), within()),
  }
}
