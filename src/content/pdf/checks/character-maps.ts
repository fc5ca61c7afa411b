import type { Collection } from './pdf-model.ts'

// The maps of ISO 32000-1, table 118, and the supplement of their collection: `-` stands for "-H" and "-V".
const PREDEFINED: Readonly<Record<string, string>> = {
  GB1: 'GB-EUC- 0 GBpc-EUC- 0 GBK-EUC- 2 GBKp-EUC- 2 GBK2K- 5 UniGB-UCS2- 5 UniGB-UTF16- 5',
  CNS1: 'B5pc- 0 HKscs-B5- 5 ETen-B5- 0 ETenms-B5- 0 CNS-EUC- 0 UniCNS-UCS2- 3 UniCNS-UTF16- 6',
  Japan1:
    '83pv-RKSJ-H 1 90ms-RKSJ- 2 90msp-RKSJ- 2 90pv-RKSJ-H 1 Add-RKSJ- 1 EUC- 1 Ext-RKSJ- 2 H 1 V 1 UniJIS-UCS2- 4 ' +
    'UniJIS-UCS2-HW- 4 UniJIS-UTF16- 6',
  Korea1: 'KSC-EUC- 0 KSCms-UHC- 1 KSCms-UHC-HW- 1 KSCpc-EUC-H 0 UniKS-UCS2- 1 UniKS-UTF16- 2',
}

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(
  Object.entries(PREDEFINED).flatMap(([ordering, list]) => {
    const words = list.split(' ')
    return words.flatMap((name, index) => {
      if (index % 2 === 1) return []
      const collection = { registry: 'Adobe', ordering, supplement: Number(words[index + 1]) }
      const names = name.endsWith('-') ? [`${name}H`, `${name}V`] : [name]
      return names.map((one): [string, Collection] => [one, collection])
    })
  }),
)

/** Whether every PDF reader has this character map. */
export function isPredefinedMap(name: string): boolean {
  return name === 'Identity-H' || name === 'Identity-V' || COLLECTIONS.has(name)
}

/** The character collection of a predefined map; `null`: not predefined, or any. */
export function predefinedCollection(name: string): Collection | null {
  return COLLECTIONS.get(name) ?? null
}
