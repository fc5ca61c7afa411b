import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A sign-in service on this machine that signs everybody in as `account` without asking. */
export interface SignInService {
  issuer: string
  clientId: string
  clientSecret: string
  /** Claims of the next account that signs in. */
  account: { sub: string; [claim: string]: unknown }
  /** Callback URLs that the service allows. */
  allow: (callback: string) => void
  close: () => Promise<void>
}

/** Starts a real OpenID provider, without the page that asks for a name and password. */
export async function startSignInService(): Promise<SignInService> {
  const callbacks: string[] = []
  let provider: Provider | null = null
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const service: SignInService = {
    issuer: `http://localhost:${port}`,
    clientId: 'desk',
    clientSecret: 'desk-secret-of-the-tests',
    account: { sub: 'ana', email: 'ana.ruiz@example.gov', name: 'Ana Ruiz' },
    allow: (callback) => {
      callbacks.push(callback)
      provider = null
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  async function respond(...[request, response]: Parameters<Parameters<typeof createServer>[1] & object>) {
    provider ??= createProvider(service, callbacks)
    if (!(request.url ?? '').startsWith('/interaction/')) return provider.callback()(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      const login = { accountId: service.account.sub }
      return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid profile email')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  return service
}

function createProvider(service: SignInService, callbacks: readonly string[]): Provider {
  return new Provider(service.issuer, {
    clients: [
      {
        client_id: service.clientId,
        client_secret: service.clientSecret,
        redirect_uris: [...callbacks],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...service.account, sub: accountId }),
    }),
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  })
}
