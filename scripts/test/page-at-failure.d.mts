interface Result {
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[]
}
export function pagesAtFailure(result: Result): readonly string[]
