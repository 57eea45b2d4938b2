import * as v from 'valibot'

/** The answer's JSON in the form a test expects; fails the test when it has another. */
export async function readJson<S extends v.GenericSchema>(answer: Response, schema: S): Promise<v.InferOutput<S>> {
  return v.parse(schema, await answer.json())
}

export const MessagesSchema = v.object({
  messages: v.array(
    v.object({
      id: v.number(),
      receivedAt: v.string(),
      from: v.string(),
      to: v.array(v.string()),
      subject: v.string(),
      text: v.string(),
      html: v.string(),
    }),
  ),
})
