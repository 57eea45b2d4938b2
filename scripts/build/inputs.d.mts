/** One hash over everything a package's build is made from; specs are not. */
export function inputHash(name: string): Promise<string>
