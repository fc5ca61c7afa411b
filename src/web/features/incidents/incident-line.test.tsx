import { expect, test } from 'vitest'
import { anIncident } from '../../../measures/incidents/testing/an-incident.ts'
import { render } from '../../charts/testing/render.tsx'
import { IncidentLine } from './incident-line.tsx'

// The site's security policy forbids style attributes; a browser would drop them without a word.
test('the line of an incident carries no style in an attribute', () => {
  const html = render(<IncidentLine incident={anIncident()} />)
  expect(html).toContain('<svg')
  expect(html).not.toMatch(/ style=/)
})
