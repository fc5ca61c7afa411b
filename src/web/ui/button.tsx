import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconPath } from './icon.tsx'
import { openInNewIcon } from './icon-paths.ts'

/** `filled` is the one main action of a view; `text` the quietest. */
type ButtonLook = 'filled' | 'tonal' | 'outlined' | 'text'

interface Look {
  look?: ButtonLook | undefined
  icon?: IconPath | undefined
}

type ButtonProps = ComponentProps<'button'> & Look

/** A control that does something on this page. Its words are its children. */
export function Button({ look, icon, type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(look, className)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

type LinkButtonProps = ComponentProps<'a'> &
  Look & {
    /**
     * "opens in a new tab" in the visitor's language. Given: the link opens
     * one, shows it by an icon and says it. Absent: it stays in this tab.
     */
    newTabText?: string | undefined
  }

/** A link that looks like a button. Inside wouter's `<Link asChild>` it navigates without loading the document. */
export function LinkButton({ look, icon, newTabText, className, children, ...rest }: LinkButtonProps) {
  const newTab = newTabText === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={classNames(look, className)} {...newTab} {...rest}>
      <Content icon={icon}>{children}</Content>
      {newTabText === undefined ? null : (
        <>
          <Icon of={openInNewIcon} size={20} className={styles.icon} />
          <span className="visually-hidden"> ({newTabText})</span>
        </>
      )}
    </a>
  )
}

function Content({ icon, children }: { icon: IconPath | undefined; children: ReactNode }) {
  return (
    <>
      {icon === undefined ? null : <Icon of={icon} size={20} className={styles.icon} />}
      <span>{children}</span>
    </>
  )
}

function classNames(look: ButtonLook = 'filled', extra = ''): string {
  return `${styles.button} ${styles[look]} ${extra}`
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconPath
  /** What it does, for assistive technology; also shown as a tooltip. */
  label: string
}

/** A 48 px button that is an icon alone: menu, close and zoom, nothing else. */
export function IconButton({ icon, label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button type={type} title={label} className={`${styles.iconButton} ${className}`} {...rest}>
      <Icon of={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

type ExternalLinkProps = ComponentProps<'a'> & {
  /** "opens in a new tab" in the visitor's language. */
  newTabText: string
}

/** A link within text that opens a new tab and says so. */
export function ExternalLink({ newTabText, children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className={styles.newTabIcon}>
        <Icon of={openInNewIcon} size={18} />
      </span>
      <span className="visually-hidden"> ({newTabText})</span>
    </a>
  )
}

/**
 * What a control is about, heard in its name and not shown, because it is beside it: "Show as table (Clearance times)". In
 * parentheses: browsers put a space before text that is out of the flow, and no colon has one.
 */
export function ControlSubject({ children, lang }: { children: string; lang?: string }) {
  return <span className="visually-hidden" lang={lang}>{` (${children})`}</span>
}
