import { openCatalog } from '../read-model/cos.ts'
import { languageOf, readTags, type Tag } from './read-tags.ts'

/** Reads the structure tree of a PDF and its language. Rejects when its objects cannot be read. */
export async function readDocumentTags(bytes: Uint8Array): Promise<{ tags: Tag[]; language: string | null }> {
  const { document, catalog } = await openCatalog(bytes)
  const numbers = new Map(
    document
      .getPages()
      .map(({ ref }, index) => [`${ref.objectNumber} ${ref.generationNumber}`, index + 1] as const),
  )
  return {
    tags: readTags(catalog.get('StructTreeRoot'), numbers),
    language: languageOf(catalog.get('Lang').text),
  }
}
