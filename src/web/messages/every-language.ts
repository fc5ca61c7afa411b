import type { Language } from '../../contract/language.ts'

/** The languages as their speakers call them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ht: 'Kreyòl ayisyen',
}

/**
 * Texts that travel in every language at once: the offer to read the site in another language, and the page that the
 * service worker shows without a connection. Review: draft
 */
export const LANGUAGE_SUGGESTION: Readonly<Record<Language, { name: string; go: string; dismiss: string }>> =
  {
    en: { name: 'Language', go: 'Read this page in English', dismiss: 'No, thanks' },
    es: { name: 'Idioma', go: 'Leer esta página en español', dismiss: 'No, gracias' },
    ht: { name: 'Lang', go: 'Li paj sa a an kreyòl ayisyen', dismiss: 'Non, mèsi' },
  }

export const OFFLINE_PAGE: Readonly<
  Record<
    Language,
    Record<
      | ('title' | 'notHere' | 'copies' | 'noCopies' | 'tryAgain')
      | ('notices' | 'emergency' | 'closure' | 'information' | 'until')
      | ('call' | 'crash' | 'assistance' | 'conditions' | 'office' | 'pages'),
      string
    >
  >
> = {
  en: {
    title: 'You are offline.',
    notHere: 'You have no connection, and this page is not saved on this device.',
    copies: 'Saved pages on this device, with the time each was saved:',
    noCopies: 'No pages of this site are saved on this device yet.',
    tryAgain: 'Try again',
    notices: 'Office notices',
    emergency: 'Emergency:',
    closure: 'Closure:',
    information: 'Information:',
    until: 'Until',
    call: 'Numbers to call',
    crash: 'A crash, an injury, a traffic light that is out',
    assistance: '{assistance}: free help on the freeway',
    conditions: 'Road conditions by phone',
    office: 'Our office:',
    pages: 'Pages on this device',
  },
  es: {
    title: 'No tiene conexión.',
    notHere: 'No hay conexión, y este dispositivo no tiene una copia de esta página.',
    copies: 'Estas páginas están aquí, cada una como era en la fecha que aparece debajo de su nombre:',
    noCopies: 'Todavía no hay ninguna página de este sitio en este dispositivo.',
    tryAgain: 'Intentar de nuevo',
    notices: 'Avisos de la oficina',
    emergency: 'Emergencia:',
    closure: 'Cierre:',
    information: 'Información:',
    until: 'Hasta el',
    call: 'Números de teléfono',
    crash: 'Un choque, un herido, un semáforo apagado',
    assistance: '{assistance}: ayuda gratis en la autopista',
    conditions: 'Estado de las carreteras por teléfono',
    office: 'Nuestra oficina:',
    pages: 'Páginas en este dispositivo',
  },
  ht: {
    title: 'Ou pa gen koneksyon.',
    notHere: 'Pa gen koneksyon, epi pa gen kopi paj sa a sou aparèy sa a.',
    copies: 'Men paj ki sou aparèy la. Chak paj parèt jan li te ye lè ki ekri anba non li:',
    noCopies: 'Poko gen okenn paj sit sa a sou aparèy sa a.',
    tryAgain: 'Eseye ankò',
    notices: 'Avi biwo a',
    emergency: 'Ijans:',
    closure: 'Wout fèmen:',
    information: 'Enfòmasyon:',
    until: 'Jiska',
    call: 'Nimewo pou rele',
    crash: 'Yon aksidan, yon moun blese, yon limyè sikilasyon ki etenn',
    assistance: '{assistance}: èd gratis sou otowout la',
    conditions: 'Eta wout yo nan telefòn',
    office: 'Biwo nou an:',
    pages: 'Paj ki sou aparèy sa a',
  },
}
