import { enNotices } from './en-notices.ts'
import { enOffline } from './en-offline.ts'

/**
 * The interface words of every first view, in English. Translators: keep the words in {braces} as they
 * are. A text that depends on a number has one line for `one` and one for `other`.
 */
export const enFirst = {
  ...enNotices,
  ...enOffline,
  'site.titleWithPage': '{page} · {site}',
  'site.titleWithError': 'Error: {title}',
  'site.titleWhenSent': 'Sent: {title}',
  'site.skipToContent': 'Skip to the content',
  'site.opensInNewTab': 'opens in a new tab',

  'menu.open': 'Open the menu',
  'menu.close': 'Close the menu',
  'menu.name': 'Menu',
  'menu.pages': 'Pages',

  'page.discover': 'Discover',
  'page.about-us': 'About Us',
  'page.services': 'Services',
  'page.metrics': 'Metrics',
  'page.documents': 'Documents',
  'page.contact-us': 'Contact Us',
  'page.cameras': 'Traffic cameras',
  'page.camera-health': 'Camera health',
  'page.accessibility': 'Accessibility',
  'page.privacy': 'Privacy',

  'footer.version': 'Version {version}, released {date}',

  'discover.cameras': 'See the traffic cameras',
  'discover.onTheRoad': 'Road conditions on FL511',
  'discover.timeToAllow': 'How much time should I allow?',

  'contact.safetyQuestion': 'A crash or a dark signal now?',
  'contact.safetyAdvice': 'Do not use this form. Call {emergency}, or {roadRanger} for a Road Ranger.',
  'contact.phoneOrWriting': 'By phone or in writing',
  'contact.sample': 'Sample address',
  'contact.forums': 'Forums for partners',
  'contact.forumsText':
    'Online forms to take part in the meetings of industry and of traffic management centers.',
  'contact.industryForum': 'Industry forum',
  'contact.tmcForum': 'Traffic management center forum',

  'services.tabs': 'Services',

  'documents.sample': 'Sample documents',
  'keyFigures.sample': 'Sample figures',
  'loading.getting': 'Getting Data...',
  'loading.updating': 'Updating Data...',

  'toast.region': 'Notices',
  'toast.error': 'Error',
  'toast.success': 'Success',
  'toast.info': 'Info',
  'toast.warning': 'Warning',
  'toast.dismiss': 'Dismiss',

  'update.available': 'Updates available!',

  'failed.tryAgain': 'Try again',
  'failed.reference': 'Reference {reference}.',
  'failed.page': 'This page did not load',
  'failed.pageHint': 'The connection may be down. The menu still works.',
} as const
