import { PDFDocument } from '@cantoo/pdf-lib'
import { Cos } from '../read-model/cos.ts'
import { languageOf, readTags, type Tag } from './read-tags.ts'

/** Reads the structure tree of a PDF and its language. Rejects when its objects cannot be read. */
export async function readDocumentTags(bytes: Uint8Array): Promise<{ tags: Tag[]; language: string | null }> {
  const document = await PDFDocument.load(bytes, {
    ...{ password: '', updateMetadata: false, warnOnInvalidObjects: false },
  })
  const { context } = document
  const catalog = new Cos(context, context.trailerInfo.Root)
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
