import type { CatalogFacts } from '../checks/pdf-model.ts'
import type { Cos } from './cos.ts'

export function readCatalog(catalog: Cos, mediaClips: CatalogFacts['mediaClips']): CatalogFacts {
  const marks = catalog.get('MarkInfo')
  return {
    isMarked: marks.get('Marked').boolean === true,
    hasSuspects: marks.get('Suspects').boolean === true,
    hasStructure: catalog.get('StructTreeRoot').isDict,
    showsTitle: catalog.get('ViewerPreferences').get('DisplayDocTitle').boolean === true,
    hasLanguage: catalog.get('Lang').isString,
    hasOutline: catalog.get('Outlines').get('First').isDict,
    isDynamicForm: isDynamicForm(catalog.get('AcroForm').get('XFA')),
    layerSettings: layerSettings(catalog.get('OCProperties')),
    attachedFiles: [...namedFiles(catalog.get('Names').get('EmbeddedFiles'), 0)].map(fileFacts),
    mediaClips,
  }
}

export function fileFacts(file: Cos): { isNamed: boolean } {
  return {
    isNamed: !file.has('EF') || ((file.get('F').text ?? '') !== '' && (file.get('UF').text ?? '') !== ''),
  }
}

function layerSettings(properties: Cos): CatalogFacts['layerSettings'] {
  return [...properties.get('D').list, ...properties.get('Configs').items].map((settings) => ({
    hasName: (settings.get('Name').text ?? '') !== '',
    changesAutomatically: settings.has('AS'),
  }))
}

/** XFA is one stream or an array of names and streams; `dynamicRender` is in its `config`. */
function isDynamicForm(xfa: Cos): boolean {
  return xfa.list.some(({ content }) => {
    const text = content === null ? '' : Buffer.from(content).toString('utf8')
    return /<(?:\w{1,20}:)?dynamicRender[^<>]{0,200}>\s*required\s*</.test(text)
  })
}

const MAX_TREE_DEPTH = 20

function* namedFiles(node: Cos, depth: number): Generator<Cos> {
  if (depth > MAX_TREE_DEPTH) return
  const names = node.get('Names').items
  for (let index = 1; index < names.length; index += 2) {
    const file = names[index]
    if (file !== undefined) yield file
  }
  for (const kid of node.get('Kids').items) yield* namedFiles(kid, depth + 1)
}
