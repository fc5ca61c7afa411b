import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconPath } from './icon.tsx'
import { openInNewIcon } from './icon-paths.ts'

/** `filled` is for the main action of a view, `text` for the least important ones. */
type ButtonLook = 'filled' | 'tonal' | 'outlined' | 'text'

interface Look {
  look?: ButtonLook | undefined
  icon?: IconPath | undefined
}

type ButtonProps = ComponentProps<'button'> & Look

/** A control that does something on this page. Its text is its children. */
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
     * one, with an icon and this text. Absent: it stays in this tab.
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
  /** What it does, for assistive technology and as a tooltip. */
  label: string
}

/** A 48 px button with only an icon. Only for menu, close and zoom. */
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
 * What a control is about, in its accessible name only, because sighted visitors see it next to the control: "Show as
 * table (Clearance times)". In parentheses, because browsers add a space before visually hidden text, which would look
 * wrong before a colon.
 */
export function ControlSubject({ children, lang }: { children: string; lang?: string }) {
  return <span className="visually-hidden" lang={lang}>{` (${children})`}</span>
}
