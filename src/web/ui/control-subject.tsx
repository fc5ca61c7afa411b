/**
 * What a control is about, heard in its name and not shown, because it is beside it: "Show as table (Clearance times)". In
 * parentheses: browsers put a space before text that is out of the flow, and no colon has one.
 */
export function ControlSubject({ children, lang }: { children: string; lang?: string }) {
  return <span className="visually-hidden" lang={lang}>{` (${children})`}</span>
}
