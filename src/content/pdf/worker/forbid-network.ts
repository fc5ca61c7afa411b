import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Disables the network in this process: a PDF must not make the server contact anyone.
 * Call it before anything else is loaded. The channel to the parent is a pipe and keeps working.
 *
 * Node 24 cannot do this with permission flags; they cover the network only from Node 25 on.
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
