declare module '@20minutes/s3rver' {
  /** An S3-compatible server with its objects in a folder. Its one account is S3RVER, with the same secret. */
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string; configs: readonly string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
