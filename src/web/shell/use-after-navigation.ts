import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type Language, languagePrefix } from '../../contract/language.ts'
import { cameraIdOf, pageOf, pagePath, reportAddressOf } from '../../contract/pages.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { useSite } from '../api/site-context.tsx'
import type { Translate } from '../messages/message-types.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { tellDocument } from '../navigation/document-head.ts'
import { newestFocusTarget } from '../navigation/focus-targets.ts'
import { ownTitle } from '../navigation/own-title.ts'
import { pageTitle } from '../page-title.ts'
import { type Address, type FocusGoal, focusGoal } from './focus-goal.ts'
import { moveFocusSoon } from './move-focus.ts'
import { isBackOrForward, settleScroll } from './scroll-memory.ts'

/**
 * After each navigation but the first: names the document, puts scroll and focus where they belong.
 *
 * @returns what to announce. Empty when focus went to a heading: a screen reader reads that, and
 * would say the same twice.
 */
export function useAfterNavigation(): string {
  const { t, language } = useTranslations()
  const site = useSite()
  const [path] = useLocation()
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [announcement, setAnnouncement] = useState('')
  const last = useRef<Address | null>(null)

  // Meets the window: before the new page is painted, so that it is not seen at the old place.
  useLayoutEffect(() => {
    // Back within a page leads to where the visitor was, as back to another does.
    if (last.current === null || (last.current.path === path && !isBackOrForward())) return
    const goal = focusGoal(last.current, { path, hash })
    settleScroll(goal.kind === 'fragment' ? document.getElementById(goal.id) : null)
  }, [path, hash])

  // Meets the document: its title, its focus. What had focus may be gone when the visitor comes back within a page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a navigation
  useEffect(() => {
    const isLost = last.current !== null && isBackOrForward() && document.activeElement === document.body
    const goal: FocusGoal = isLost ? { kind: 'target' } : focusGoal(last.current, { path, hash })
    last.current = { path, hash }
    if (goal.kind === 'stay' || (goal.kind === 'fragment' && isOpenedByFocusedTab(goal.id))) return
    const title = ownTitle() ?? titleAt(path, site, t)
    tellDocument(title, canonicalPath(path, language))
    setAnnouncement('')
    return moveFocusSoon(finderOf(goal), (focused) => {
      if (focused === null || goal.kind === 'fragment') setAnnouncement(title)
      const isThere = focused !== null && focused === document.activeElement
      if (isThere && goal.kind === 'fragment' && !isBackOrForward()) focused.scrollIntoView()
    })
  }, [path, hash])
  return announcement
}

/** A report's page bears the name of its section until the report is here, a camera's that of all cameras. */
function titleAt(path: string, site: SiteInfo, t: Translate): string {
  const page = pageOf(path) ?? (cameraIdOf(path) === null ? reportAddressOf(path)?.section : 'cameras')
  return page === undefined ? site.district.name : pageTitle(page, site, t)
}

/** Discover has two addresses; one of them is the permanent one. */
function canonicalPath(path: string, language: Language): string {
  const page = pageOf(path)
  return page === null ? languagePrefix(language) + path : pagePath(page, language)
}

/** A tab keeps the focus when it opens its panel: the arrow keys go on from there. */
function isOpenedByFocusedTab(panelId: string): boolean {
  return document.activeElement?.getAttribute('aria-controls') === panelId
}

function finderOf(goal: Exclude<FocusGoal, { kind: 'stay' }>): () => HTMLElement | null {
  if (goal.kind === 'fragment') return () => document.getElementById(goal.id)
  // A page that registers nothing still has its heading.
  return () => newestFocusTarget() ?? document.querySelector('main h1')
}
