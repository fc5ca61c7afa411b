import { randomInt } from 'node:crypto'
import type { MessageKind } from './outbox-message.ts'

/** Digits and capitals that are not taken for one another when read aloud or copied by hand: no 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIXES: Readonly<Record<MessageKind, string>> = { feedback: 'FB', tourRequest: 'TR' }

/** A new reference for a message: `FB-7K3M-9Q2X`. One of 656 billion, so nobody guesses another's. */
export function createReference(kind: MessageKind): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${PREFIXES[kind]}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

const REFERENCE = new RegExp(`^(FB|TR)-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
