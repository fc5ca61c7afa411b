import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmpTitle } from './xmp-title.ts'

const items = (titles: Record<string, string>) =>
  Object.entries(titles)
    .map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`)
    .join('\n')
const xmpOf = (titles: Record<string, string>) =>
  `<x:xmpmeta><rdf:RDF><rdf:Description><dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt>${items(titles)}</rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>Office</rdf:li></rdf:Seq></dc:creator>
   </rdf:Description></rdf:RDF></x:xmpmeta>`

test.each([
  ['the default one', { en: 'Plan', 'x-default': 'Master plan', es: 'Plan maestro' }, 'es', 'Master plan'],
  ['else that of the document', { en: 'Master plan', 'es-US': 'Plan maestro' }, 'es-US', 'Plan maestro'],
  ['also of another region', { en: 'Master plan', es: 'Plan maestro' }, 'es-US', 'Plan maestro'],
  ['else the English one', { ht: 'Plan jeneral', 'en-US': 'Master plan' }, 'es', 'Master plan'],
  ['else the first', { ht: 'Plan jeneral', fr: 'Plan directeur' }, null, 'Plan jeneral'],
  ['a blank one never', { 'x-default': ' ', en: 'Master plan' }, null, 'Master plan'],
])('of a title in several languages, %s is taken', (_which, titles, language, title) => {
  expect(xmpTitle(xmpOf(titles), language)).toBe(title)
})

test('letters written as entities are read, once', () => {
  expect(xmpTitle(xmpOf({ en: 'A &amp;lt; B > &#x2013; C &#233;' }), null)).toBe('A &lt; B > – C é')
})

test('metadata without a title, or cut short in it, is read as far as it goes', () => {
  expect(xmpTitle('<x:xmpmeta></x:xmpmeta>', null)).toBeNull()
  expect(xmpTitle('<dc:title><rdf:Alt><rdf:li xml:lang="en">Master', null)).toBe('Master')
  fc.assert(fc.property(fc.string(), (text) => void xmpTitle(`<dc:title>${text}`, 'en')))
})
