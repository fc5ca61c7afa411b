/** A call that did not give its answer, with the reference a visitor may quote. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** HTTP status; `null` when no answer came at all. */
  readonly status: number | null
  /** `null`: the failure has no reference. */
  readonly reference: string | null

  constructor(message: string, status: number | null, reference: string | null) {
    super(message)
    this.status = status
    this.reference = reference
  }
}
