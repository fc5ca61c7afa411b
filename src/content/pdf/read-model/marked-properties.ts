import { utf16 } from './character-map.ts'
import { ContentName, type Operand } from './content-operators.ts'
import type { Cos } from './cos.ts'

/** Reads the properties of marked content, which are written in place or named in the resources. */
export function propertyReader(operand: Operand | undefined, resources: Cos) {
  if (operand instanceof Map) {
    return {
      number: (key: string) => asNumber(operand.get(key)),
      text: (key: string) => asText(operand.get(key)),
    }
  }
  const list = operand instanceof ContentName ? resources.get('Properties').get(operand.name) : null
  return {
    number: (key: string) => list?.get(key).number ?? null,
    text: (key: string) => list?.get(key).text ?? null,
  }
}

function asNumber(operand: Operand | undefined): number | null {
  return typeof operand === 'number' ? operand : null
}

function asText(operand: Operand | undefined): string | null {
  if (typeof operand !== 'string') return null
  return operand.startsWith('\xfe\xff') ? utf16(operand.slice(2)) : operand
}
