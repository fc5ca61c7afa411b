import { randomBytes } from 'node:crypto'
import { type Database, StorageError } from '../../outbox/database.ts'
import { chooseSecrets, isRotationDue, readSecrets, type SigningSecrets, storeSecret } from './secrets.ts'

/** Knows the secrets of the store and renews them. */
export interface SecretKeeper {
  /** `null`: not read yet. */
  readonly secrets: SigningSecrets | null
  /**
   * Reads them again and makes a new one when it is time. While the store cannot be used, secrets of this
   * process alone stand in: a form is then told that nothing can be stored, not that it is forged.
   */
  refresh: (now: Date) => Promise<void>
}

export function createSecretKeeper(database: Database): SecretKeeper {
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
  if (!isRotationDue(known, now)) return chooseSecrets(known, now)
  const generation = (known[0]?.generation ?? 0) + 1
  await storeSecret(database, { generation, secret: createSecret(), createdAt: now })
  return chooseSecrets(await readSecrets(database), now)
}

function ownSecrets(): SigningSecrets {
  const secret = createSecret()
  return { signing: secret, accepted: [secret] }
}

function createSecret(): string {
  return randomBytes(32).toString('base64url')
}
