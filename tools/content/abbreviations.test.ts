import { expect, test } from 'vitest'
import { parseAbbreviations, unexplained } from './check-folder.ts'

const glossary = `| term | short | meaning | source |
|---|---|---|---|
| Traffic incident management | TIM | What crews do together | |
| Regional transportation management center | RTMC, TMC | The room | |
| Open Roads policy | | Within 90 minutes | |
`

test('the short names are those of the glossary', () => {
  expect(parseAbbreviations(glossary).map(({ short }) => short)).toEqual(['TIM', 'RTMC', 'TMC'])
})

test('a page that uses a short name spells it out somewhere', () => {
  const known = parseAbbreviations(glossary)
  expect(unexplained('TIM teams meet.', known).map(({ short }) => short)).toEqual(['TIM'])
  expect(unexplained('Traffic incident management, TIM for short.', known)).toEqual([])
  expect(unexplained('Timely help.', known)).toEqual([])
})
