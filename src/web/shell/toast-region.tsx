import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon, type IconPath } from '../ui/icon.tsx'
import { checkCircleIcon, closeIcon, errorIcon, infoIcon, warningIcon } from '../ui/icon-paths.ts'
import styles from '../ui/toast.module.css'
import { type Toast, toasts } from '../ui/toasts.ts'

/** Renders the toasts over the page, at the top below the toolbar. */
export function ToastRegion() {
  const { t } = useTranslations()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown)
  const [host] = useState(createHost)
  const region = useRef<HTMLElement>(null)
  const parts = shown.length
  useAboveDialogs(host, region, parts > 0)
  const place = useClearOfFocus(region, parts)
  const { isHeld, handlers } = useHold(region, parts)
  return createPortal(
    <>
      <ToastAnnouncer shown={shown} />
      <section
        ref={region}
        popover="manual"
        className={styles.region}
        data-place={place}
        aria-label={t('notices.title')}
        {...handlers}
      >
        {shown.map((toast) => (
          <TimedToast key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </section>
    </>,
    host,
  )
}

/** The icon of each kind; the title next to it says the same. */
export const TOAST_ICONS: Readonly<Record<Toast['kind'], IconPath>> = {
  default: infoIcon,
  error: errorIcon,
  success: checkCircleIcon,
  info: infoIcon,
  warning: warningIcon,
}

/** A toast until its time is over. Its time pauses while the pointer or focus is in the region. */
function TimedToast({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useTranslations()
  const title = toastTitle(toast, t)
  const leftMs = useRef(toast.durationMs)
  // Counts the time.
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => toasts.end(toast.id, 'expired'), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [toast.id, isHeld])
  return (
    <div className={`${styles.toast} ${styles[toast.kind]}`} data-motion="fade">
      <Icon of={TOAST_ICONS[toast.kind]} size={24} className={styles.icon} />
      <p className={styles.text}>
        {title === null ? null : <strong>{title}</strong>}
        <span>{toast.message}</span>
      </p>
      <IconButton
        icon={closeIcon}
        label={t('toast.dismiss')}
        className="ring-inside"
        onClick={() => toasts.end(toast.id, 'dismissed')}
      />
    </div>
  )
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  return host
}

/** The title above a toast's message: its own, else its kind's. `null`: a `default` toast without one. */
export function toastTitle(toast: Pick<Toast, 'kind' | 'title'>, t: Translate): string | null {
  if (toast.title !== null) return toast.title
  return toast.kind === 'default' ? null : t(`toast.${toast.kind}`)
}

/** A screen reader must know a live region before it gets text, also after the region moves into a dialog. */
const SETTLING_MS = 100

/** Has screen readers read toasts: politely, when the visitor pauses; errors at once. */
function ToastAnnouncer({ shown }: { shown: readonly Toast[] }) {
  const { t } = useTranslations()
  const [announced, setAnnounced] = useState<readonly Toast[]>([])
  // Waits for the screen reader, which must know the regions first.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(shown), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [shown])
  const textOf = (toast: Toast) => {
    const title = toastTitle(toast, t)
    return <p key={toast.id}>{title === null ? toast.message : `${title}. ${toast.message}`}</p>
  }
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {announced.filter((toast) => toast.kind !== 'error').map(textOf)}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {announced.filter((toast) => toast.kind === 'error').map(textOf)}
      </div>
    </>
  )
}

/**
 * Keeps a region above everything, even an open dialog. Everything outside a modal dialog is inert, so the
 * region's host moves into the dialog, where it can be read, hovered and dismissed.
 *
 * @param host contains the region; React's tree stays as it is when the host moves
 * @param region an element with `popover="manual"`
 */
export function useAboveDialogs(
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  // Shows the region in the browser's top layer.
  useLayoutEffect(() => {
    const rise = () => {
      const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      if (host.parentElement !== home) home.append(host)
      if (isShown !== region.current?.matches(':popover-open')) region.current?.togglePopover(isShown)
    }
    rise()
    if (!isShown) return
    const watcher = new MutationObserver(rise)
    watcher.observe(document.body, { attributeFilter: ['open'], subtree: true })
    return () => watcher.disconnect()
  }, [host, region, isShown])
}

/**
 * Where the region floats: at the top, as the specification says, unless it would cover the control
 * that has focus; then at the bottom.
 *
 * @param content changes with what the region shows, and so with its height
 */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, content: unknown): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('top')
  // Follows the browser's focus and layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region's size changes with its content
  useLayoutEffect(() => {
    const choose = () => setPlace(region.current !== null && coversFocus(region.current) ? 'bottom' : 'top')
    choose()
    document.addEventListener('focusin', choose)
    return () => document.removeEventListener('focusin', choose)
  }, [region, content])
  return place
}

/** Whether the region would cover the focused control if it were at the top. */
function coversFocus(region: HTMLElement): boolean {
  const focused = document.activeElement
  // A heading that got focus after a navigation is not a control.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || region.contains(focused)) return false
  const now = region.dataset.place
  region.dataset.place = 'top'
  const box = region.getBoundingClientRect()
  if (now !== undefined) region.dataset.place = now
  return box.height > 0 && boxesOverlap(box, focused.getBoundingClientRect())
}

/**
 * Whether the visitor holds a region: a mouse is over it or focus is in it. A finger cannot hover.
 * When the focused part disappears, focus moves to the next part, and after the last to where it came from.
 *
 * @param parts how many things the region shows
 */
export function useHold(region: RefObject<HTMLElement | null>, parts: number) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)

  // Restores focus, which the browser drops when the focused part disappears.
  useEffect(() => {
    if (parts === 0) setIsHovered(false)
    if (isFocused && document.activeElement === document.body) {
      const next = region.current?.querySelector('button') ?? cameFrom.current
      next?.focus()
    }
    setIsFocused(holds(region, document.activeElement))
  }, [parts, isFocused, region])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !holds(region, relatedTarget))
        cameFrom.current = relatedTarget
      setIsFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // No related target: the window lost focus or the part disappears, which the effect above checks.
      if (relatedTarget instanceof Node) setIsFocused(holds(region, relatedTarget))
    },
  }
  return { isHeld: isHovered || isFocused, handlers }
}

function holds(region: RefObject<HTMLElement | null>, node: Node | null): boolean {
  return region.current?.contains(node) === true
}

/** Edges of a rectangle in the window, CSS pixels. */
type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Whether two boxes overlap; boxes that only touch do not. Pure. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
