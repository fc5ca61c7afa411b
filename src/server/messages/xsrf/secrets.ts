import { createHmac, randomBytes } from 'node:crypto'
import { type Database, type Row, StorageError } from '../../outbox/database.ts'
import { instant, number, text } from '../../outbox/outbox-rows.ts'

/** One secret that signs tokens and challenges. Several servers on one store share them. */
export interface Secret {
  /** Counts up from 1. */
  generation: number
  /** 32 random bytes as base64url. */
  secret: string
  createdAt: Date
}

export interface SigningSecrets {
  signing: string
  /** The signing one, the one before it, and any newer one. */
  accepted: readonly string[]
}

/** A secret signs for a week, and is accepted for another. */
export const ROTATION_MS = 7 * 86_400_000
/** Every server has read a new secret before the first one signs with it. */
export const ACTIVATION_MS = 5 * 60_000

/** Chooses among the stored secrets, newest first. `null`: there is none. Pure. */
export function chooseSecrets(secrets: readonly Secret[], now: Date): SigningSecrets | null {
  const active = secrets.findIndex(({ createdAt }) => now.getTime() - createdAt.getTime() >= ACTIVATION_MS)
  // A newer store has only one secret, and every server waits for it anyway.
  const signing = active === -1 ? secrets.length - 1 : active
  const chosen = secrets[signing]
  if (chosen === undefined) return null
  return { signing: chosen.secret, accepted: secrets.slice(0, signing + 2).map(({ secret }) => secret) }
}

export function isRotationDue(secrets: readonly Secret[], now: Date): boolean {
  const [newest] = secrets
  return newest === undefined || now.getTime() - newest.createdAt.getTime() >= ROTATION_MS
}

/** The newest stored secrets, newest first. */
export async function readSecrets(database: Database): Promise<readonly Secret[]> {
  const sql = 'SELECT generation, secret, created_at FROM message_secrets ORDER BY generation DESC LIMIT 3'
  return (await database.read({ sql, values: [] })).map(readSecret)
}

function readSecret(row: Row): Secret {
  return { generation: number(row.generation), secret: text(row.secret), createdAt: instant(row.created_at) }
}

/** Stores a secret, unless another server has stored one of the same generation. */
export async function storeSecret(
  database: Database,
  { generation, secret, createdAt }: Secret,
): Promise<void> {
  await database.write([
    {
      sql: 'INSERT INTO message_secrets (generation, secret, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      values: [generation, secret, createdAt.getTime()],
    },
    { sql: 'DELETE FROM message_secrets WHERE generation < $1', values: [generation - 2] },
  ])
}

/** The secrets of the outbox's database, replaced every week. */
export interface SecretStore {
  /** `null`: not read yet. */
  readonly secrets: SigningSecrets | null
  /**
   * Reads them again and creates a new one when due. While the database is unavailable, uses this process's own
   * secrets, so that a form learns that nothing can be stored, not that it is forged.
   */
  refresh: (now: Date) => Promise<void>
}

export function createSecretStore(database: Database): SecretStore {
  let secrets: SigningSecrets | null = null
  return {
    get secrets() {
      return secrets
    },
    refresh: async (now) => {
      try {
        secrets = await readFresh(database, now)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        secrets ??= ownSecrets()
      }
    },
  }
}

async function readFresh(database: Database, now: Date): Promise<SigningSecrets | null> {
  const known = await readSecrets(database)
  if (!isRotationDue(known, now)) return chooseSecrets(ownOf(database, known), now)
  const generation = (known[0]?.generation ?? 0) + 1
  await storeSecret(database, { generation, secret: createSecret(), createdAt: now })
  return chooseSecrets(ownOf(database, await readSecrets(database)), now)
}

/** Secrets of one of several sites, which do not accept signatures of other sites on the same store. */
function ownOf({ site }: Pick<Database, 'site'>, secrets: readonly Secret[]): readonly Secret[] {
  if ((site ?? '') === '') return secrets
  const own = (secret: string) => createHmac('sha256', secret).update(`site ${site}`).digest('base64url')
  return secrets.map((one) => ({ ...one, secret: own(one.secret) }))
}

function ownSecrets(): SigningSecrets {
  const secret = createSecret()
  return { signing: secret, accepted: [secret] }
}

function createSecret(): string {
  return randomBytes(32).toString('base64url')
}
