/** A feed's last response, as one server received it for all. Instants are milliseconds since 1970. */
export interface StoredResponse {
  requestedAt: number
  /** When it was last received or known to be unchanged. `null`: never. */
  receivedAt: number | null
  /** The problems of the last request, their codes separated by blanks. `null`: it went well. */
  failure: string | null
  etag: string | null
  lastModified: string | null
  /** SHA-256 of the last good body. `null`: there is none. */
  hash: string | null
  /** `null`: the caller has it, or there is none. */
  bytes: Buffer | null
}

export interface NewResponse extends Pick<StoredResponse, 'etag' | 'lastModified'> {
  hash: string
  bytes: Buffer
}

/** Where servers that share a database store a feed's last response for each other. Methods reject with a `StorageError`. */
export interface FeedStore {
  /** Whether this server is the one that requests the feed, now and until it stops or loses the database. */
  claim: (name: string) => Promise<boolean>
  /** `knownHash`: of the body that the caller has, which then is not read. `null` when nothing is stored. */
  read: (name: string, knownHash: string | null) => Promise<StoredResponse | null>
  /** `response`: missing if nothing new came. */
  store: (
    name: string,
    times: Pick<StoredResponse, 'requestedAt' | 'receivedAt' | 'failure'>,
    response: NewResponse | null,
  ) => Promise<void>
}
