/** Cognito's error answer; the browser library throws an error with this name. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

export const wrongCredentials = () => new ServiceError('NotAuthorizedException', 'Incorrect username or password.')
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message)
export const limitExceeded = () =>
  new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
export const tooManyRequests = () =>
  new ServiceError('TooManyRequestsException', 'Attempt limit exceeded, please try after some time.')
