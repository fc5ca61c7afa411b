import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Takes the network away from this process: a PDF must not make the server call anyone.
 * Call it before anything else is loaded. The channel to the parent is a pipe and keeps working.
 *
 * Node 24 cannot do this by its permission flags; they know no network before Node 25.
 */
export function forbidNetwork(): void {
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.Socket.prototype.bind = refuse
  dgram.Socket.prototype.send = refuse
  dns.lookup = Object.assign(refuse, { __promisify__: refuse })
  globalThis.fetch = refuse
  Reflect.deleteProperty(globalThis, 'WebSocket')
  Reflect.deleteProperty(globalThis, 'EventSource')
}

function refuse(): never {
  throw new Error('The PDF reader has no network')
}
