import * as v from 'valibot'

/** A picture to be made smaller, and its width afterwards, pixels. */
export interface ShrinkJob {
  bytes: Uint8Array
  width: number
}

/** What the process that reads pictures answers: whatever an agency sent may speak through it. */
export const ShrinkReply = v.object({
  /** `null`: the picture could not be read. */
  bytes: v.nullable(v.custom<Uint8Array>((value) => value instanceof Uint8Array)),
})
export type ShrinkReply = v.InferOutput<typeof ShrinkReply>
