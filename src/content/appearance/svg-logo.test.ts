import { expect, test } from 'vitest'
import { aLogo } from '../../../tests/builders/a-look.ts'
import { parseSvgLogo } from './svg-logo.ts'

function issuesIn(svg: string): string[] {
  const parsed = parseSvgLogo(svg)
  return parsed.kind === 'parsed' ? [] : parsed.issues.map(({ line, message }) => `${line} ${message}`)
}

test('a drawing with gradients, its own styles and a picture inside is a logo', () => {
  const svg = aLogo(
    '#00629b',
    `<style>.a{fill:url(#g)} /* https://example.com */</style>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<circle class="a" r="4" style="stroke: url('#g')"/><use href="#g"/>
<image href="data:image/png;base64,iVBORw0KGgo=" width="4" height="4"/>`,
  )
  expect(parseSvgLogo(svg)).toEqual({ kind: 'parsed', value: 1.25 })
})

test('what drawing programs add around a drawing is no problem', () => {
  const svg = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0,0 10 20" inkscape:version="1">
<metadata>Made by hand</metadata><path d="M0 0"/></svg>`
  expect(parseSvgLogo(svg)).toEqual({ kind: 'parsed', value: 0.5 })
})

test.each([
  ['<script>alert(1)</script>', 'has a script: remove the element <script>'],
  ['<x:ScRiPt xmlns:x="http://www.w3.org/2000/svg"/>', 'has a script: remove the element <x:ScRiPt>'],
  ['<path onload="alert(1)"/>', 'has a script in the attribute onload: remove it'],
  [
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>',
    'has another kind of document (foreignObject): remove the element <foreignObject>',
  ],
  [
    '<animate attributeName="x"/>',
    'has an animation, but a logo must not move: remove the element <animate>',
  ],
  [
    '<image href="https://example.com/a.png"/>',
    'refers to something outside the file, href="https://example.com/a.png": put it into the file, or remove it',
  ],
  [
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="other.svg#a"/>',
    'refers to something outside the file, xlink:href="other.svg#a": put it into the file, or remove it',
  ],
  [
    '<a href="javascript:alert(1)"/>',
    'refers to something outside the file, href="javascript:alert(1)": put it into the file, or remove it',
  ],
  [
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    'refers to something outside the file, href="data:image/svg+xml;base64,PHN2Zz4=": put it into the file, or remove it',
  ],
  [
    '<path fill="url(https://example.com/a.svg#b)"/>',
    'refers to something outside the file, url(https://example.com/a.svg#b): put it into the file, or remove it',
  ],
  [
    '<style>@import "https://example.com/a.css";</style>',
    'loads a font, a style sheet or a picture: turn text into outlines, and put pictures into the file',
  ],
  [
    '<style>.a { fill: \\75rl(https://example.com) }</style>',
    'has a backslash in a style: write the letter itself',
  ],
  [
    '<style><![CDATA[@media (prefers-color-scheme: dark) { path { fill: #fff } }]]></style>',
    'has other colors for dark mode: save those as a separate file, and name it under appearance.logoDark',
  ],
])('%s is refused with its line', (inside, message) => {
  expect(issuesIn(aLogo('#00629b', inside))).toEqual([`5 ${message}`])
})

test('everything is listed at once', () => {
  expect(issuesIn(aLogo('#00629b', '<script/>\n<path onclick="a"/>\n<image href="/a.png"/>'))).toHaveLength(3)
})

test.each([
  [
    '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'style sheet in another file',
  ],
  [
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'declares entities',
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>', 'has no viewBox'],
  ['<svg viewBox="0 0 1 1"/>', 'is not an SVG: it begins with <svg>'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is not an SVG: it begins with <html>'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path></svg>',
    'cannot be read as SVG: unexpected close tag',
  ],
  ['', 'cannot be read as SVG'],
  ['not a drawing', 'cannot be read as SVG'],
])('%s cannot be a logo', (svg, message) => {
  expect(issuesIn(svg).join()).toContain(message)
})
