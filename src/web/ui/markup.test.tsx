import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aMap } from '../../../tests/builders/a-map.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { Button, ControlSubject, ExternalLink, IconButton, LinkButton } from './button.tsx'
import { Chip, SampleChip } from './chip.tsx'
import { coverToneOf, ReportCover, splitPeriod } from './cover.tsx'
import { DistrictMap } from './district-map.tsx'
import { Select } from './field.tsx'
import { closeIcon } from './icon-paths.ts'
import { Mark, RoadPicture } from './mark.tsx'
import { EmptyNotice, FailedNotice, OfflineBand } from './notice.tsx'
import { parseRouteRef, RouteMarker } from './route-marker.tsx'
import { Skeleton } from './skeleton.tsx'
import { WholeWords } from './whole-words.tsx'

test('a link that opens a new tab shows and says so', () => {
  const html = renderToStaticMarkup(
    <LinkButton href="https://example.com" newTabText="opens in a new tab">
      Virtual tour
    </LinkButton>,
  )
  expect(html).toContain('target="_blank"')
  expect(html).toContain('rel="noopener"')
  expect(textOf(html)).toBe('Virtual tour (opens in a new tab)')
})

test('a link within the site stays in its tab', () => {
  const html = renderToStaticMarkup(<LinkButton href="/app/cameras">See the cameras</LinkButton>)
  expect(html).not.toContain('_blank')
  expect(textOf(html)).toBe('See the cameras')
})

test('a button never sends a form by accident', () => {
  expect(renderToStaticMarkup(<Button>Show as table</Button>)).toContain('type="button"')
})

test('choices with a group are under its heading, others have no heading', () => {
  const periods = [
    { value: '2026-01-04', text: 'Jan 4–10, 2026', group: '2026' },
    { value: '2025-12-28', text: 'Dec 28, 2025–Jan 3, 2026', group: '2025' },
  ]
  const html = renderToStaticMarkup(<Select options={periods} />)
  expect(html).toContain('<optgroup label="2026"><option value="2026-01-04">')
  expect(html).toContain('<optgroup label="2025"><option value="2025-12-28">')
  const plain = renderToStaticMarkup(<Select options={[{ value: 'I-95', text: 'I-95' }]} />)
  expect(plain).not.toContain('optgroup')
})

test('a road sign has a text equivalent, unless the text is next to it', () => {
  const named = renderToStaticMarkup(<RouteMarker kind="interstate" number="95" label="Interstate 95" />)
  expect(named).toContain('role="img"')
  expect(named).toContain('aria-label="Interstate 95"')
  const silent = renderToStaticMarkup(<RouteMarker kind="interstate" number="95" label={null} />)
  expect(silent).toContain('aria-hidden="true"')
})

test('the map has a name and a description for visitors who do not see it', () => {
  const html = renderToStaticMarkup(aDistrictMap())
  const describedBy = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('aria-label="Map of the district"')
  expect(html).toContain(`id="${describedBy}"`)
})

test('the map shows the names from its data, those of waters in the language of the page if they have one', () => {
  const text = textOf(renderToStaticMarkup(aDistrictMap()))
  for (const name of ['North', 'Testville', 'LagodePrueba', '95']) expect(text).toContain(name)
})

test('reports of every category have the cover of their group', () => {
  expect(coverToneOf('metrics_express_i95')).toBe('amber')
  expect(coverToneOf('metrics_arterial_broward')).toBe('slate')
  expect(coverToneOf('documents_annual')).toBe('slate')
  expect(coverToneOf('documents_masterPlans')).toBe('gulf')
  expect(coverToneOf('metrics_freeway_weekly')).toBe('gulf')
  expect(CATEGORIES.map(coverToneOf)).not.toContain(undefined)
})

// The site's security policy forbids style attributes; browsers ignore them silently.
test('no component has a style attribute', () => {
  for (const element of allComponents()) {
    expect(renderToStaticMarkup(element)).not.toMatch(/ style=/)
  }
})

function allComponents(): ReactElement[] {
  return [
    <Button key="b">Send</Button>,
    <IconButton key="i" icon={closeIcon} label="Close" />,
    <ExternalLink key="e" href="https://example.com" newTabText="opens in a new tab">
      Forum
    </ExternalLink>,
    <SampleChip key="s">Sample data</SampleChip>,
    <Chip key="st" kind="preliminary">
      Preliminary
    </Chip>,
    <Chip key="a" kind="unchecked">
      Not known
    </Chip>,
    <ReportCover
      key="c"
      category="metrics_freeway_weekly"
      title="Week in review"
      period="Nov 8–14"
      size="row"
      isSample={false}
      picture={null}
    />,
    <Mark key="m" size={42} logo={null} />,
    <RoadPicture key="r" />,
    <Skeleton key="sk" bars={['full', 'short']} />,
    <EmptyNotice key="en" title="No plan is published yet">
      It appears here.
    </EmptyNotice>,
    <FailedNotice key="f" title="It did not load" retryText="Try again" onRetry={() => {}} reference={null}>
      The rest is complete.
    </FailedNotice>,
    <OfflineBand key="o" title="You are offline.">
      This is a copy.
    </OfflineBand>,
    aDistrictMap(),
  ]
}

function aDistrictMap(): ReactElement {
  const map = aMap()
  return (
    <DistrictMap
      key="map"
      title="Map of the district"
      description="The map shows these counties: North and South."
      language="es"
      map={{ ...map, ...map.overview, outlinesUrl: '/assets/map.svg', counties: ['North', 'South'] }}
    />
  )
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}

test('a cover sets the year of its period in large figures, whatever the language', () => {
  expect(splitPeriod('FY 2026')).toEqual({ when: 'FY', year: '2026' })
  expect(splitPeriod('Nov 8–14, 2026')).toEqual({ when: 'Nov 8–14', year: '2026' })
  expect(splitPeriod('octubre de 2026')).toEqual({ when: 'octubre', year: '2026' })
  expect(splitPeriod('2025–2030')).toEqual({ when: '', year: '2025–2030' })
  expect(splitPeriod('Spring')).toEqual({ when: 'Spring', year: '' })
})

test('each road network has its own sign', () => {
  expect(parseRouteRef('I-95')).toEqual({ kind: 'interstate', number: '95' })
  expect(parseRouteRef('US 441')).toEqual({ kind: 'us', number: '441' })
  expect(parseRouteRef('SR A1A')).toEqual({ kind: 'state', number: 'A1A' })
  expect(parseRouteRef('TX 130')).toEqual({ kind: 'state', number: '130' })
  expect(parseRouteRef('Loop 1604')).toEqual({ kind: 'state', number: '1604' })
  expect(parseRouteRef('FM 1604')).toEqual({ kind: 'other', number: '1604' })
  expect(parseRouteRef('NW 7')).toBeNull()
})

test('a road with a name and no number has no sign', () => {
  expect(parseRouteRef("Florida's Turnpike")).toBeNull()
  expect(parseRouteRef('')).toBeNull()
})

test('no line breaks within the name of a route, and copied text has a plain hyphen', () => {
  const html = renderToStaticMarkup(<WholeWords>I-95 at SR-7: slower than the 52-week mean</WholeWords>)
  expect(html).toBe(
    '<span class="whole">I-95</span> at <span class="whole">SR-7</span>: slower than the <span class="whole">52-week</span> mean',
  )
})

test('a control has its subject in parentheses in its name, so that no space comes before a colon', () => {
  const html = renderToStaticMarkup(
    <a href="/files/report.pdf">
      PDF, 130 KB, English<ControlSubject lang="en">Annual report</ControlSubject>
    </a>,
  )
  expect(html).toBe(
    '<a href="/files/report.pdf">PDF, 130 KB, English<span class="visually-hidden" lang="en"> (Annual report)</span></a>',
  )
})
