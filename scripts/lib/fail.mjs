/** An error that is printed as one line, without a stack. */
export class Failure extends Error {}

/** Runs a command's main function. An error is printed, a `Failure` without its stack, and the exit code is 1. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}
