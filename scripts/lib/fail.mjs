/** A failure that is told to the user as its one line, without a stack. */
export class Failure extends Error {}

/** Runs a command's main function: a Failure becomes one line and exit code 1, anything else its stack. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}
