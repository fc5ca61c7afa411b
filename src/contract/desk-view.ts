/** What somebody may do at the desk. */
export type DeskRole = 'author' | 'publisher' | 'inbox'

/** What frames every page of the desk. */
export interface DeskFrame {
  /** "District Four": whose desk it is. */
  siteName: string
  /** Addresses of the styles: the desk's own, then the district's colors. */
  stylesheets: readonly string[]
  /** Who is signed in. `null`: nobody. */
  person: { name: string; roles: readonly DeskRole[] } | null
  /** What each form sends back. Empty: nobody is signed in. */
  token: string
  /** What became of the last action, a sentence. */
  said: string | null
}

/** One page of the desk, with all that it shows. */
export type DeskView =
  | { kind: 'signIn'; returnTo: string }
  /** Signed in: the browser goes on by itself, because a redirect would not carry the session. */
  | { kind: 'goOn'; to: string }
  | { kind: 'message'; title: string; text: readonly string[] }
  | { kind: 'home' }

/** Renders one page of the desk as a whole HTML document. Pure. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => string
