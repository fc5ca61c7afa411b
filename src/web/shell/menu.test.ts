import { expect, test } from 'vitest'
import { isSwipeLeft, webSearchAddress } from './menu.ts'

test('a swipe left closes the menu; a tap, a scroll and a swipe right do not', () => {
  const from = { x: 200, y: 300 }
  expect(isSwipeLeft(from, { x: 120, y: 310 })).toBe(true)
  expect(isSwipeLeft(from, { x: 190, y: 300 })).toBe(false)
  expect(isSwipeLeft(from, { x: 130, y: 400 })).toBe(false)
  expect(isSwipeLeft(from, { x: 280, y: 300 })).toBe(false)
})

const ENGINE = 'https://search.example/find?q={query}&kl=us-en'

test('the search is restricted to the site’s own host and the term is encoded', () => {
  expect(webSearchAddress(ENGINE, 'traffic.example.gov', ' ramp signals & tolls? ')).toBe(
    'https://search.example/find?q=site%3Atraffic.example.gov%20ramp%20signals%20%26%20tolls%3F&kl=us-en',
  )
})

test('what a visitor types cannot change the engine’s address', () => {
  const address = webSearchAddress(ENGINE, 'traffic.example.gov', '$& {query} #top')
  expect(new URL(address ?? '').origin).toBe('https://search.example')
  expect(new URL(address ?? '').searchParams.get('q')).toBe('site:traffic.example.gov $& {query} #top')
  expect(new URL(address ?? '').hash).toBe('')
})

test('an empty term looks for nothing', () => {
  expect(webSearchAddress(ENGINE, 'traffic.example.gov', '')).toBeNull()
  expect(webSearchAddress(ENGINE, 'traffic.example.gov', ' \n ')).toBeNull()
})
