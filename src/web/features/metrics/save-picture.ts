import { isValidElement, type ReactNode } from 'react'
import type { Days, TableFigures } from '../../charts/data-table.tsx'
import { saveFile } from '../../ui/browser.ts'
import { plainText } from '../../ui/format.ts'
import styles from './figure-chart.module.css'

/** Pixels of a saved picture for each pixel on the screen: enough for a printed page. */
const PNG_SCALE = 3

/** The texts of a picture, so that it can be understood, checked and found again wherever it is sent. */
interface PictureTexts {
  /** The chart's finding in a sentence. */
  finding: string
  /** Period, n, coverage, sample mark, source: one per line. */
  notes: readonly string[]
  /** The chart's address, as one would type it. */
  address: string
}

/**
 * Saves a figure as SVG or PNG, by the extension of `name`, with the same layout whatever the window.
 * Throws when the browser cannot render it.
 */
export async function savePicture(figure: HTMLElement, name: string, texts: PictureTexts): Promise<void> {
  const composed = compose(figure, texts)
  figure.parentElement?.append(composed)
  try {
    const { svg, width, height } = await buildSvg(composed)
    const isSvg = name.endsWith('.svg')
    const file = isSvg ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, width, height)
    saveFile(file, name)
  } finally {
    composed.remove()
  }
}

/** A copy of the figure as wide as a slide, without interactive parts; laid out, but invisible and silent. */
function compose(figure: HTMLElement, { finding, notes, address }: PictureTexts): HTMLElement {
  const copy = figure.cloneNode(true)
  // A clone has the type of its original.
  if (!(copy instanceof HTMLElement)) throw new Error('The figure could not be copied')
  for (const part of copy.querySelectorAll('form, [data-picture=hide]')) part.remove()
  copy.classList.add(styles.composed ?? '')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.prepend(paragraph(finding, styles.finding))
  copy.append(
    ...notes.map((text) => paragraph(text, styles.note)),
    paragraph(address, `${styles.note} ${styles.address}`),
  )
  return copy
}

function paragraph(text: string, className: string | undefined): HTMLElement {
  const element = document.createElement('p')
  element.className = className ?? ''
  element.textContent = text
  return element
}

async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  // The site's security policy allows pictures from `data:` URLs, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * PNG_SCALE
  canvas.height = height * PNG_SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gave no canvas')
  context.scale(PNG_SCALE, PNG_SCALE)
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)))
  })
}

/** Space around a saved picture, CSS pixels. */
const MARGIN = 24

/** The computed styles that make up a mark's look. */
const LOOKS = (
  'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin paint-order ' +
  'font-size font-weight text-anchor opacity vector-effect'
).split(' ')

/**
 * A figure as one standalone SVG, with its texts and marks where and as the page shows them. Reads the layout of the
 * page.
 */
async function buildSvg(figure: HTMLElement): Promise<{ svg: string; width: number; height: number }> {
  const frame = figure.getBoundingClientRect()
  const [width, height] = [frame.width + 2 * MARGIN, frame.height + 2 * MARGIN]
  const colors = getComputedStyle(figure)
  const ground = getComputedStyle(figure.closest('section') ?? figure).backgroundColor
  const root = svgElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    width,
    height,
    'font-family': colors.fontFamily,
  })
  root.append(
    fontElement(await readFont()),
    svgElement('rect', { x: -MARGIN, y: -MARGIN, width, height, fill: ground }),
    ...borders(figure, frame),
    ...pictures(figure, frame),
    ...words(figure, frame),
  )
  return { svg: new XMLSerializer().serializeToString(root), width, height }
}

/** Each inline SVG with its styles written out, in its place. */
function pictures(figure: HTMLElement, frame: DOMRect): SVGElement[] {
  return [...figure.querySelectorAll('svg')].flatMap((svg) => {
    const box = svg.getBoundingClientRect()
    if (svg.parentElement?.closest('svg') !== null || box.width === 0) return []
    const copy = svg.cloneNode(true)
    // A clone is of the kind of what was cloned.
    if (!(copy instanceof SVGElement)) return []
    copyLooks(svg, copy)
    const { width, height } = box
    place(copy, { x: box.x - frame.x, y: box.y - frame.y, width, height, overflow: 'visible' })
    return [copy]
  })
}

function copyLooks(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  if (style.display === 'none') {
    to.remove()
    return
  }
  for (const look of LOOKS) {
    // Patterns are referenced by URL; the mark's own attributes stay valid in the copy.
    const own = from.getAttribute(look)
    to.setAttribute(look, own?.startsWith('url(') ? own : style.getPropertyValue(look))
  }
  to.removeAttribute('class')
  const copies = [...to.children]
  for (const [index, child] of [...from.children].entries()) {
    const copy = copies[index]
    if (copy !== undefined) copyLooks(child, copy)
  }
}

/** Every line of text outside the SVGs, as SVG text in its place. */
function words(figure: HTMLElement, frame: DOMRect): SVGElement[] {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
  const lines: SVGElement[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent === null || parent.closest('svg, .visually-hidden') !== null) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    for (const { text, x, bottom, height } of linesOf(node)) {
      // Roboto's baseline is about a fifth above the bottom of the line box.
      const place = { x: x - frame.x, y: bottom - frame.y - height * 0.22 }
      const looks = { 'font-size': fontSize, 'font-weight': fontWeight, fill: color }
      const line = svgElement('text', { ...place, ...looks })
      line.textContent = text
      lines.push(line)
    }
  }
  return lines
}

/** The lines of a text, each with its place in the window. */
function linesOf(node: Node): { text: string; x: number; bottom: number; height: number }[] {
  const content = node.textContent ?? ''
  const lines: { text: string; x: number; bottom: number; height: number }[] = []
  for (const { 0: word, index } of content.matchAll(/\S+/g)) {
    for (const [order, { text, range }] of partsOf(node, word, index).entries()) {
      const { x, bottom, height, width } = range.getBoundingClientRect()
      if (width === 0) continue
      const line = lines.at(-1)
      if (line === undefined || Math.abs(line.bottom - bottom) >= 2) lines.push({ text, x, bottom, height })
      else line.text += order === 0 ? ` ${text}` : text
    }
  }
  return lines
}

/** A word, or its characters if the browser broke it, such as a long address. */
function partsOf(node: Node, word: string, start: number): { text: string; range: Range }[] {
  const whole = { text: word, range: rangeIn(node, start, word.length) }
  if (whole.range.getClientRects().length < 2) return [whole]
  return [...word.matchAll(/./gsu)].map(({ 0: text, index }) => ({
    text,
    range: rangeIn(node, start + index, text.length),
  }))
}

function rangeIn(node: Node, start: number, length: number): Range {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + length)
  return range
}

/** Lines below rows and around marks that CSS draws as borders. */
function borders(figure: HTMLElement, frame: DOMRect): SVGElement[] {
  return [...figure.querySelectorAll('th, td, li, div')].flatMap((element) => {
    const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (borderBottomStyle === 'none' || borderBottomWidth === '0px' || box.width === 0) return []
    const y = box.bottom - frame.y
    const ends = { x1: box.x - frame.x, x2: box.right - frame.x, y1: y, y2: y }
    return [svgElement('line', { ...ends, stroke: borderBottomColor })]
  })
}

/** The site's font as a data address, so that the picture looks the same everywhere; `null` if it has not loaded. */
async function readFont(): Promise<string | null> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href
  if (address === undefined) return null
  const response = await fetch(address)
  if (!response.ok) return null
  const bytes = new Uint8Array(await response.arrayBuffer())
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

function fontElement(source: string | null): SVGElement {
  const style = svgElement('style', {})
  if (source !== null)
    style.textContent = `@font-face{font-family:Roboto;font-weight:400 700;src:url(${source})}`
  return style
}

function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  place(element, attributes)
  return element
}

function place(element: SVGElement, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

/**
 * A chart's table as CSV (RFC 4180) for programs: the days of each row (`period`, if it has none of its own), then its
 * columns by name, with figures as plain numbers. A figure not measured is an empty cell, and characters that prevent line
 * breaks on a screen are left out.
 */
export function csvOfTable({ columns, rows }: TableFigures, period: Days): string {
  const shown = columns.flatMap(({ key, holds = 'figures' }, index) =>
    holds === 'bars' ? [] : [{ name: snakeCase(key), isFigure: holds === 'figures', index }],
  )
  const lines = [
    ['period_start', 'period_end', ...shown.map(({ name }) => name)],
    ...rows.map(({ cells, period: { start, end } = period }) => [
      start,
      end,
      ...shown.map(({ isFigure, index }) => {
        const text = plainText(textOf(cells[index]))
        return isFigure ? text.replace(/[^\d.-]/g, '') : text
      }),
    ]),
  ]
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

function snakeCase(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '_').toLowerCase()
}

function textOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(textOf).join('')
  // The cells of charts are texts, or elements around one.
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return String(node)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
